import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkTree, run } from '../work-tree';
import { dated } from './changelog';
import { commands, makeRelease } from './make';
import type { Product } from './packages';
import { problems } from './problems';
import { surfaceOf } from './surface';

/** The public surface of the last version. */
export const surfaceFile = 'src/tooling/release/surface.txt';

const usage = `npm run release -- VERSION          makes release/, and changes no file of the project
npm run release -- VERSION --write  writes the version, the date and the public surface, too`;

const productIn = async (folder: string): Promise<Product> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Writes a new version into a copy of the project. Returns the files that have changed. */
async function writeVersion(tree: string, version: string, surface: string[]): Promise<string[]> {
  await run('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'], { cwd: tree });
  const changelog = join(tree, 'CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(changelog, dated(await readFile(changelog, 'utf8'), version, date));
  await writeFile(join(tree, surfaceFile), `${surface.join('\n')}\n`);
  return ['package.json', 'package-lock.json', 'CHANGELOG.md', surfaceFile];
}

/**
 * Runs `npm run release` and returns the exit code. For the version that package.json has, it makes the same files again.
 * `files` are those of dist/.
 */
export async function release(
  [version = '', option]: string[],
  building: Promise<{ files: Record<string, string | Buffer> }>,
  print: (text: string) => void,
): Promise<number> {
  const stop = (...reasons: string[]) => {
    for (const reason of reasons) print(reason);
    return 1;
  };
  const surface = surfaceOf((await building).files);
  if (!version || (option && option !== '--write')) return stop(usage);
  const { stdout: changed } = await run('git', ['status', '--porcelain']);
  if (changed) return stop(`Commit or remove these changes first:\n${changed}`);
  const last = (await productIn('.')).version;
  const isNew = version !== last;
  if (isNew) {
    const before = { version: last, surface: (await readFile(surfaceFile, 'utf8')).trim().split('\n') };
    const reasons = problems(version, before, surface, await readFile('CHANGELOG.md', 'utf8'));
    if (reasons.length) return stop(...reasons);
  }
  for (const command of ['test', 'run test:engines -- aspnet'])
    if (spawnSync('npm', command.split(' '), { stdio: 'inherit' }).status !== 0)
      return stop(`npm ${command} failed.`);
  return inWorkTree('HEAD', async (tree) => {
    const written = isNew ? await writeVersion(tree, version, surface) : [];
    await makeRelease(tree, last);
    if (option) for (const file of written) await cp(join(tree, file), file);
    print(commands(await productIn(tree)));
    return 0;
  });
}
