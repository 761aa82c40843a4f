import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLine } from './sections';

/** A step of a guide: commands, or a file to write, or lines to put into a file of the site. */
export interface Step {
  section?: string;
  /** The file. Undefined for commands. */
  path?: string;
  /** Where the lines go. Undefined for a whole file. */
  place?: string;
  /** The text in the line that the place is relative to. */
  anchor?: string;
  text: string;
}

const block =
  /^(?:\d+\. )?`(?<path>[\w./-]+)`(?:, (?<place>after|before|instead of|in|at the end)(?: `(?<anchor>[^`]+)`)?)?:\n```\w+\n(?<lines>.*?)```|^```(?:sh|powershell)\n(?<commands>.*?)```/gms;

/** The steps of a guide of `src/aspnet`. */
export const stepsOf = (kit: 'core' | 'mvc5'): (Step & { section: string })[] =>
  readFileSync(`src/aspnet/${kit}/README.md`, 'utf8')
    .split(/^## /m)
    .flatMap((chapter) => {
      const section = chapter.slice(0, chapter.indexOf('\n'));
      return [...chapter.matchAll(block)].map(({ groups: { path, place, anchor, lines, commands } = {} }) => {
        return { section, path, place, anchor, text: lines ?? commands ?? '' };
      });
    });

/**
 * Does in a folder what a step says about a file. A line of the first page is replaced in a later section. The layout without that
 * change stays as `_First.cshtml`.
 */
export function write(folder: string, { path = '', place, anchor = '', text }: Step): void {
  const file = join(folder, path);
  const first = join(folder, 'Views/Shared/_First.cshtml');
  if (place === 'instead of' && existsSync(dirname(first)) && !existsSync(first)) copyFileSync(file, first);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, place ? edited(readFileSync(file, 'utf8'), place, anchor, text) : text);
}

/** Makes NuGet unpack packages beside the site. In the folder of the user it would take an older package with the same version. */
export function unpackBeside(config: string, folder = '../unpacked'): void {
  const setting = `<config><add key="globalPackagesFolder" value="${folder}" /></config>`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('<configuration>', `$&${setting}`));
}

function edited(content: string, place: string, anchor: string, text: string): string {
  if (place === 'in') return withLine(content, anchor, text);
  if (place === 'at the end') return `${content.trimEnd()}\n${text}`;
  const lines = content.split(/(?<=\n)/);
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at < 0 || lines.slice(at + 1).some((line) => line.includes(anchor)))
    throw new Error(`the file must have one line with ${anchor}:\n${content}`);
  lines.splice(place === 'after' ? at + 1 : at, place === 'instead of' ? 1 : 0, text);
  return lines.join('');
}
