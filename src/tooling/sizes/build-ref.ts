import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAll, isLoaded } from '../artifacts/compress';
import { buildIn, inWorkTree } from '../work-tree';
import type { Version } from './moved';

/** The sources of this project in a source map. */
export function sourcesIn(map: string): string[] {
  const { sources, sourcesContent } = JSON.parse(map) as { sources: string[]; sourcesContent: string[] };
  return sourcesContent.filter((_, at) => /^(\.\.\/)?(src|widgets)\//.test(sources[at] ?? ''));
}

/** Reads the files of a version's dist/, which may be older than the compressed copies. */
async function readVersion(dist: string): Promise<Version> {
  const names = (await readdir(dist)).filter(isLoaded);
  const texts = await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')));
  const compressed = await compressAll(Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ''])));
  const entries = names.map(async (name) => {
    const sources = name.endsWith('.js') ? sourcesIn(await readFile(join(dist, `${name}.map`), 'utf8')) : [];
    return [name, { size: compressed[name]?.br.length ?? 0, sources }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Builds a version of the project with the installed packages. `ref` is a name that git knows. */
export const buildVersion = (ref: string): Promise<Version> =>
  inWorkTree(ref, async (tree) => {
    await buildIn(tree);
    return readVersion(join(tree, 'dist'));
  });
