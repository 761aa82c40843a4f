import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from '../../browser/document';

/** The version of the sites before. It stands for 3.0.0, because ours may still have this number. */
export const former = '1.0.0';

/** What a site of 3.0.0 must do: the list in the chapter above that of 3.0.0. */
function duties(): string[] {
  const chapters = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  const next = chapters[chapters.findIndex((each) => each.startsWith('3.0.0 ')) - 1] ?? '';
  const [, list = ''] = next.match(/^### What your site must do\n\n(.*?)\n\n/ms) ?? [];
  return list.split(/\n(?=\d+\. )/);
}

/** The code in the duties with these words, in its order. */
export function codeOf(words: string): string[] {
  const found = duties().filter((duty) => duty.includes(words));
  const code = found.flatMap((duty) => [...duty.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each));
  if (!code.length) throw new Error(`no duty of the changelog has code and "${words}"`);
  return code.map((each) => each.replace(/\s+/g, ' ').replaceAll('3.0.0', former));
}

/** The commands in the duties with these words, for a shell. */
export const commandsOf = (words: string): string =>
  codeOf(words)
    .filter((code) => /^(mkdir|mv|cp|rm) /.test(code))
    .join('\n');

/** Puts the scripts of the version before into a folder. */
export function addFormer(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version: former }));
}

/** Puts C# into a folder that a site must not compile any more. */
export function addFormerCode(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'WidgetMarkup.cs'), '#error This is the C# of the version before.\n');
}

/** Changes a file of a site. The text must be there. */
export function replaceIn(file: string, text: string, by: string): void {
  const content = readFileSync(file, 'utf8');
  if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
  writeFileSync(file, content.replace(text, by));
}
