import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from '../../browser/document';

/** The version of the sites before. It stands for 3.0.0, because ours may still have this number. */
export const former = '1.0.0';

/** The code in a duty of the guide for sites of 3.0.0, in its order: `start` is how it begins, below the heading of its host. */
export function codeOf(host: string, start: string): string[] {
  const [, chapter = ''] =
    readFileSync('src/site-guide/UPGRADING.md', 'utf8').match(/^## From 3\.0\.0\n(.*?)^## /ms) ?? [];
  const [, list = ''] = chapter.split(`### ${host}\n`);
  const duty = list.split(/\n(?=\d+\. |### )/).find((each) => each.includes(`. **${start}**`));
  const code = [...(duty ?? '').matchAll(/`([^`]+)`/g)].map(([, each = '']) => each);
  if (!code.length) throw new Error(`UPGRADING.md has no duty with code "${start}" for ${host}`);
  return code.map((each) => each.replace(/\s+/g, ' ').replaceAll('3.0.0', former));
}

/** The commands in a duty, for bash and PowerShell. */
export const commandsOf = (host: string, start: string) =>
  codeOf(host, start).filter((code) => /^(mkdir|mv|cp) /.test(code));

/** Puts the scripts of the version before into a folder. */
export function addFormer(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version: former }));
}

/** Gives a script of the version before another text. A page that is still open asks for it by its hash. */
export function changeFormer(folder: string, name: string) {
  const hash = '0123456789abcdef';
  const text = `${readFileSync(join(folder, name), 'utf8')}// former`;
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const list = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  Object.assign(list.files[name], { hash, integrity });
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(list));
  for (const end of ['br', 'gz']) rmSync(join(folder, `${name}.${end}`));
  return { hash, text };
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
