import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildIn, run } from '../work-tree';
import { sectionOf } from './changelog';
import { packKit } from './nupkg';
import { billOfMaterials, checksums, type Product, packForNpm } from './packages';

const tagOf = (version: string) => `v${version}`;

const isTag = (tag: string) =>
  run('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]).then(
    () => true,
    () => false,
  );

/** Builds a version in a copy of the project, and makes the files of release/ from it. `last` is the version before. */
export async function makeRelease(tree: string, last: string): Promise<void> {
  const product: Product = JSON.parse(await readFile(join(tree, 'package.json'), 'utf8'));
  const { name, version } = product;
  const notes = sectionOf(await readFile(join(tree, 'CHANGELOG.md'), 'utf8'), version) ?? '';
  const release = resolve('release');
  const write = (file: string, text: string) => writeFile(join(release, file), text);
  await rm(release, { recursive: true, force: true });
  await mkdir(release);

  await buildIn(tree);
  const dist = join(tree, 'dist');
  await packForNpm(dist, product, join(tree, 'npm'), release);
  for (const kit of ['core', 'mvc5'] as const) await packKit(kit, dist, product, notes, release);
  await write(`${name}-${version}.cdx.json`, await billOfMaterials(tree, product));
  const compared = last !== version && (await isTag(tagOf(last))) ? [tagOf(last)] : [];
  const { stdout: sizes } = await buildIn(tree, 'sizes', ...compared);
  await write('SIZES.md', sizes);
  await write('NOTES.md', `${notes}\n`);
  await write('SHA256SUMS', await checksums(release));
}

/** What remains to do by hand. */
export const commands = ({ name, version }: Product): string => `
The files are in release/. Look at them, then:

  git commit --all --message 'Version ${version}'
  git tag ${tagOf(version)}
  git push --follow-tags origin main ${tagOf(version)}
  npm publish release/${name}-${version}.tgz
  dotnet nuget push 'release/*.${version}.nupkg'
`;
