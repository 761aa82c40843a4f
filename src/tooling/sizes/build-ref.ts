import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compressAll, isLoaded } from '../artifacts/compress';
import type { Version } from './moved';

const run = promisify(execFile);

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

/** Links the installed packages into a work tree. The folder itself is not linked, because a build writes into it. */
async function linkPackages(tree: string): Promise<void> {
  const folder = join(tree, 'node_modules');
  await mkdir(folder);
  const names = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  await Promise.all(
    names.map((name) => symlink(resolve('node_modules', name), join(folder, name), 'junction')),
  );
}

/** Builds a version of the project with the installed packages. `ref` is a name that git knows. */
export async function buildVersion(ref: string): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'ev-portal-sizes-'));
  const tree = join(folder, 'tree');
  try {
    await run('git', ['worktree', 'add', '--detach', tree, ref]);
    await linkPackages(tree);
    await run(process.execPath, ['build.mjs'], { cwd: tree, env: { ...process.env, INIT_CWD: tree } });
    return await readVersion(join(tree, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  }
}
