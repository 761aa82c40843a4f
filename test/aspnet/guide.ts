import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLine } from './sections';

/** A step of a guide: commands, or a file to write, or lines to put into a file of the site. */
export interface Step {
  section?: string;
  /** The file in the folder of the site. Undefined for commands. */
  path?: string;
  /** Where the lines go, or where the whole file lies. Undefined for a whole file in the site. */
  place?: string;
  /** The text in the line that the place is relative to. */
  anchor?: string;
  text: string;
}

/** A place as a guide writes it: with the file, in words that a table of the guide explains, or none for commands. */
const place =
  /`(?<path>[\w./-]+)`(?:, (?<place>after|before|instead of|in|at the end|beside the solution)(?: `(?<anchor>[^`]+)`)?)?/;
const block = new RegExp(
  `^(?:\\d+\\. )?(?:${place.source}|(?<words>[A-Z][\\w ]+)):\\n\`\`\`(?!sh\\b|powershell)\\w+\\n(?<lines>.*?)\`\`\`|^\`\`\`(?:sh|powershell)\\n(?<commands>.*?)\`\`\``,
  'gms',
);

type Guide = 'core' | 'mvc5' | 'web' | 'sms-guard' | 'prepare' | 'servers';

/** The steps of a guide of `src/aspnet`. */
export const stepsOf = (guide: Guide) => stepsIn(fileOf(guide));

/** What a site for .NET Framework needs under Mono, where only tests run it. */
export const stepsUnderMono = () =>
  stepsIn('test/aspnet/README.md').filter(({ section }) => /\bunder Mono$/.test(section));

function stepsIn(file: string): (Step & { section: string })[] {
  const guide = readFileSync(file, 'utf8');
  const placeOf = (words: string) => {
    const [, template = ''] = guide.match(new RegExp(`^\\| ${words} \\| (.*?) \\|`, 'mi')) ?? [];
    return template.match(place)?.groups;
  };
  return guide.split(/^##+ /m).flatMap((chapter) => {
    const section = chapter.slice(0, chapter.indexOf('\n'));
    return [...chapter.matchAll(block)].map(({ groups = {} }) => {
      const { path, place, anchor } = (groups.words ? placeOf(groups.words) : groups) ?? {};
      if (!path && !groups.commands) throw new Error(`the guide has no place "${groups.words}"`);
      return { section, path, place, anchor, text: groups.lines ?? groups.commands ?? '' };
    });
  });
}

/** Code that a guide has in a sentence, and how it begins. */
export function sentenceOf(file: string, start: string): string {
  const found = readFileSync(file, 'utf8')
    .split('`')
    .filter((code) => code.startsWith(start) && code.endsWith(';'));
  if (found.length !== 1) throw new Error(`${file} has ${found.length} times code that begins with ${start}`);
  return found[0] ?? '';
}

export const fileOf = (guide: Guide): string =>
  `src/aspnet/${existsSync(`src/aspnet/${guide}`) ? `${guide}/README` : guide}.md`;

/**
 * Does in a folder what a step says about a file. A line of the first page is replaced in a later section. The layout without that
 * change stays as `_First.cshtml`.
 */
export function write(folder: string, { path = '', place, anchor = '', text }: Step): void {
  const file = join(folder, place === 'beside the solution' ? '..' : '', path);
  const first = join(folder, 'Views/Shared/_First.cshtml');
  if (place === 'instead of' && path.endsWith('/_Layout.cshtml') && !existsSync(first))
    copyFileSync(file, first);
  mkdirSync(dirname(file), { recursive: true });
  const isWhole = !place || place === 'beside the solution' || (place === 'at the end' && !existsSync(file));
  writeFileSync(file, isWhole ? text : edited(readFileSync(file, 'utf8'), place, anchor, text));
}

/** Names the layout of the site for the pages of the sample, as the guides say. */
export function useLayout(folder: string, layout: string): void {
  const start = { path: 'EvPortalSample/Views/_ViewStart.cshtml', place: 'instead of', anchor: 'Layout = ' };
  write(folder, { ...start, text: `Layout = "${layout}";\n` });
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
