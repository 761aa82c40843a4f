import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** Links the installed packages into a work tree. The folder itself is not linked, because a build writes into it. */
export async function linkPackages(tree: string): Promise<void> {
  const folder = join(tree, 'node_modules');
  await mkdir(folder);
  const names = (await readdir('node_modules')).filter((name) => !name.startsWith('.'));
  await Promise.all(
    names.map((name) => symlink(resolve('node_modules', name), join(folder, name), 'junction')),
  );
}

/** Does some work in a copy of a version of the project. `ref` is a name that git knows. */
export async function inWorkTree<Result>(
  ref: string,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'ev-portal-version-'));
  const tree = join(folder, 'tree');
  try {
    await run('git', ['worktree', 'add', '--detach', tree, ref]);
    await linkPackages(tree);
    return await work(tree);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  }
}

/** Runs the command of the build in a copy of the project. */
export const buildIn = (tree: string, ...args: string[]) =>
  run(process.execPath, ['build.mjs', ...args], { cwd: tree });
