import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The scripts of former releases, which the packages for ASP.NET have for pages that are still open or cached. */
const folder = 'src/aspnet/former';
/** Sites of older versions have the scripts in folders of their own. */
const firstMajor = 4;
const [days, most] = [30, 3];

/** The versions of a changelog that have a date, the newest first. */
const versionsIn = (changelog: string) =>
  [...changelog.matchAll(/^## (\d\S*) \((\d{4}-\d\d-\d\d)\)$/gm)].map(([, number = '', date = '']) => ({
    number,
    date,
  }));

/** The releases whose scripts a version has, the newest first: at least one, and others of the last days before its date. */
export function formerOf(version: string, date: string, changelog: string): string[] {
  const age = (on: string) => (Date.parse(date) - Date.parse(on)) / 86_400_000;
  return versionsIn(changelog)
    .filter(({ number }) => number !== version && Number.parseInt(number, 10) >= firstMajor)
    .filter((each, at) => at === 0 || (at < most && age(each.date) <= days))
    .map(({ number }) => number);
}

/** What the repository keeps of the files of a release: the compressed scripts, and the manifest, which has their hashes. */
export function formerFiles(files: Record<string, Buffer>): Record<string, Buffer> {
  const { 'manifest.json': manifest, 'LICENSES.txt': licenses } = files;
  if (!manifest || !licenses) throw new Error('this is no release');
  const scripts = Object.entries(files).filter(([name]) => /^[\w.-]+\.gz$/.test(name));
  // A release has it only as it is.
  const packed = gzipSync(licenses, { level: 9 });
  return { ...Object.fromEntries(scripts), 'LICENSES.txt.gz': packed, 'manifest.json': manifest };
}

export function writeFormer(place: string, files: Record<string, Buffer>): void {
  mkdirSync(place, { recursive: true });
  for (const [name, content] of Object.entries(formerFiles(files))) writeFileSync(join(place, name), content);
}

/** The files of a folder, by their names. */
export const filesOf = (place: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(place, name))]),
  );

/** Throws if a version would have the scripts of other releases than the rule says. */
export function checkFormer(version: string, changelog: string, has = readdirSync(folder)): void {
  const { date = '' } = versionsIn(changelog).find(({ number }) => number === version) ?? {};
  const needs = formerOf(version, date, changelog);
  if ([...has].sort().join() === [...needs].sort().join()) return;
  throw new Error(
    `${folder}/ has ${has.join(', ')}, and ${version} needs ${needs.join(', ')}: run "npm run release -- --former". If ${version} is released already, check out its tag`,
  );
}

/** Adds the scripts of the last release, removes those that are too old for the next one, and commits. */
export function keepFormer(name: string, version: string, changelog: string, root = '.'): void {
  const place = join(root, folder);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const [newest] = versionsIn(changelog);
  // "Next" has no date yet.
  const next = newest && newest.number !== version ? newest : { number: '', date: new Date().toISOString() };
  const wanted = formerOf(next.number, next.date, changelog);
  if (wanted.includes(version) && !existsSync(join(place, version))) {
    const unpacked = mkdtempSync(join(tmpdir(), 'release-'));
    // What was published, and no new build: zlib may write other bytes on another day.
    execFileSync('tar', ['-xzf', join(root, `release/${name}-${version}.tgz`), '-C', unpacked]);
    writeFormer(join(place, version), filesOf(join(unpacked, 'package')));
    rmSync(unpacked, { recursive: true });
  }
  for (const each of readdirSync(place))
    if (!wanted.includes(each)) rmSync(join(place, each), { recursive: true });
  git('add', '--all', folder);
  if (git('status', '--porcelain', folder))
    git('commit', '--quiet', '--message', `Pages that are open keep the scripts of ${wanted.join(', ')}`);
}
