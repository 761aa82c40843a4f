import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { json } from '../build/artifacts/json';
import { withoutLinks } from '../from-facts/documents/table';
import { textList, withTexts } from '../from-facts/translations/former';
import { texts } from '../from-facts/translations/texts';
import { buildIn, inWorkTree, run } from '../work-tree';
import { archiveFiles, archiveFolder } from './archive';
import { billOfMaterials } from './bill';
import { checkFormer, keepFormer } from './former';
import { checkNumber, csharpNow, surfaceList, writeLists } from './lists';
import { checkSdk, ownerFields, packageFacts } from './owner';
import { surfaceOf } from './surface';

type Built = { files: Record<string, string | Buffer>; bundled: Metafile[] };

/** The changes of a version, from the first chapter of the changelog. The changelog ships, so it must have the number already. */
export function chapterOf(version: string, changelog: string): string {
  const [, first = ''] = changelog.split(/^## /m);
  if (!first.startsWith(`${version} (`))
    throw new Error(
      `CHANGELOG.md must begin with the chapter "## ${version} (date)". Write the number in place of "Next", and commit it`,
    );
  return first.replace(/.*\n/, '').trim();
}

/** Runs `npm run release`, which CONTRIBUTING.md describes. At the tag of a version it makes the same files again. */
export async function release([version = '']: string[], { files, bundled }: Built): Promise<void> {
  const listsNow = async () => ({ [surfaceList]: surfaceOf(files), ...(await csharpNow()) });
  if (version === '--lists') return writeLists({ ...(await listsNow()), [textList]: withTexts(texts) });
  if ((await run('git', ['status', '--porcelain'])).stdout) throw new Error('Commit your changes first');
  const product = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: before, name, description, license } = product;
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  if (version === '--former') return keepFormer(name, before, changelog);
  const changes = chapterOf(version, changelog);
  checkFormer(version, changelog);
  const facts = await packageFacts();
  checkSdk((await run('dotnet', ['--version'])).stdout.trim(), facts);
  const { fields, empty } = ownerFields(facts);
  if (version !== before) checkNumber(version, before, await listsNow());
  execFileSync('npm', ['test'], { stdio: 'inherit', env: { ...process.env, LONG: '1' } });
  execFileSync('npm', ['run', 'test:engines', '--', 'aspnet'], { stdio: 'inherit' });
  const release = `${process.cwd()}/release`;
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release);
  // The modes of the files are a part of the package for npm. So they must be the same on each computer.
  process.umask(0o022);
  await inWorkTree('HEAD', async (cwd) => {
    const npm = async (command: string) => (await run('npm', command.split(' '), { cwd })).stdout;
    if (version !== before) await npm(`version ${version} --no-git-tag-version`);
    await buildIn(cwd);
    // The guide as plain HTML, which a browser shows from the disk.
    const folder = `${name}-guide-${version}`;
    await run(process.execPath, ['build.mjs', 'guide', folder], { cwd });
    await archiveFolder(folder, `${release}/${folder}.tar.gz`, cwd);
    // With another Node or SDK the same commit gives other bytes.
    const tools = `Made with Node ${process.versions.node} and the .NET SDK ${facts.ReleaseSdk}.`;
    writeFileSync(`${release}/${name}-notes-${version}.md`, `${withoutLinks(changes)}\n\n${tools}\n`);
    await run('dotnet', ['pack', 'src/aspnet', '-o', release, '-warnaserror'], { cwd });
    // A team with a release alone has the samples, the dashboard and the flags at the same path as one with the repository.
    const samples = `${release}/${name}-samples-${version}.tar.gz`;
    await archiveFiles('src/aspnet/samples src/aspnet/dashboard src/flags', samples, cwd);
    const bill = await npm('sbom --sbom-format=cyclonedx --package-lock-only');
    writeFileSync(`${release}/${name}-${version}.cdx.json`, json(billOfMaterials(bill, name, bundled)));
    // The scripts contain all they need, so the package depends on nothing.
    const exports = { '.': { types: './page.d.ts', default: './manifest.json' }, './*': './*' };
    const manifest = json({ name, version, description, license, ...fields, exports });
    writeFileSync(`${cwd}/dist/package.json`, manifest);
    await run('npm', ['pack', './dist', '--pack-destination', release], { cwd });
    await run('sh', ['-c', 'sums=$(sha256sum *) && echo "$sums" > SHA256SUMS'], { cwd: release });
  });
  if (empty.length) console.log(`src/aspnet/Directory.Build.props has no value for ${empty.join(', ')}`);
}
