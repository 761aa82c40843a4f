// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkFormer, filesOf, formerOf, keepFormer } from '../../../../src/tooling/release/former';
import { textOf } from '../../documents';

const folder = 'src/aspnet/former';
const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A changelog with these headings. */
const changelogWith = (...headings: string[]) =>
  `# Changelog\n\n${headings.map((heading) => `## ${heading}\n\n- One.\n`).join('\n')}`;

test.for<[why: string, former: string[], headings: string[]]>([
  ['has that of the same day', ['5.0.0'], ['5.0.0 (2026-12-31)']],
  ['has the last one, however old it is', ['5.0.0'], ['5.0.0 (2025-12-31)']],
  ['has one of 30 days before', ['5.0.1', '5.0.0'], ['5.0.1 (2026-12-20)', '5.0.0 (2026-12-01)']],
  ['has none of 31 days before', ['5.0.1'], ['5.0.1 (2026-12-20)', '5.0.0 (2026-11-30)']],
  [
    'has three of four in a week',
    ['5.0.3', '5.0.2', '5.0.1'],
    [3, 2, 1, 0].map((patch) => `5.0.${patch} (2026-12-2${patch + 5})`),
  ],
  ['has none before 4.0.0', ['4.0.0'], ['4.0.0 (2026-12-27)', '3.0.0 (2026-12-27)', '1.0.0']],
])('a version %s', ([, former, headings]) => {
  for (const next of [['5.1.0 (2026-12-31)'], ['Next']])
    expect(formerOf('5.1.0', '2026-12-31', changelogWith(...next, ...headings))).toEqual(former);
});

test('a release stops if the folders are not those that the rule says', () => {
  const changelog = changelogWith('5.0.1 (2026-12-31)', '5.0.0 (2026-12-24)', '4.0.0 (2026-11-27)');
  expect(() => checkFormer('5.0.1', changelog, ['5.0.0'])).not.toThrow();
  for (const has of [[], ['4.0.0'], ['4.0.0', '5.0.0'], ['5.0.1', '5.0.0']])
    expect(() => checkFormer('5.0.1', changelog, has)).toThrow(`${has.join(', ')}, and 5.0.1 needs 5.0.0`);
});

/** The files of a release that pages load, and that they are those of its manifest. */
function judge(place: string): void {
  const files = filesOf(place);
  const list = JSON.parse(String(files['manifest.json']));
  const loaded = Object.keys(list.files).filter((name) => /^[\w.-]+\.(js|css|txt)$/.test(name));
  expect(Object.keys(files).sort()).toEqual([...loaded.map((name) => `${name}.gz`), 'manifest.json'].sort());
  for (const name of loaded) {
    const packed = files[`${name}.gz`] ?? Buffer.of();
    expect([name, integrityOf(gunzipSync(packed))]).toEqual([name, list.files[name].integrity]);
    // A release has the licences only as they are.
    if (name !== 'LICENSES.txt') expect(integrityOf(packed)).toBe(list.files[`${name}.gz`].integrity);
  }
}

test.for(readdirSync(folder))('%s has each script that pages load', (version) => {
  judge(join(folder, version));
  expect(JSON.parse(textOf(join(folder, version, 'manifest.json'))).version).toBe(version);
});

test('after a release its published scripts stay, and those that are too old go with the next one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const root = mkdtempSync(join(tmpdir(), 'former-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Borys');
  git('config', 'user.email', 'borys@example.com');
  mkdirSync(join(root, folder, '4.0.0'), { recursive: true });
  writeFileSync(join(root, folder, '4.0.0/manifest.json'), '{}');
  mkdirSync(join(root, 'release'));
  mkdirSync(join(root, 'package'));
  const [some = ''] = readdirSync(folder);
  const { 'LICENSES.txt.gz': licenses = Buffer.of(), ...published } = filesOf(join(folder, some));
  const others = { 'LICENSES.txt': gunzipSync(licenses), 'header.js': '', 'page.d.ts': '' };
  for (const [name, content] of Object.entries({ ...published, ...others }))
    writeFileSync(join(root, 'package', name), content);
  execFileSync('tar', ['-czf', 'release/widgets-5.0.0.tgz', 'package'], { cwd: root });
  const released = ['5.0.0 (2026-12-20)', '4.0.0 (2026-11-27)'];
  const keep = (...next: string[]) =>
    keepFormer('widgets', '5.0.0', changelogWith(...next, ...released), root);

  keep();
  expect(readdirSync(join(root, folder))).toEqual(['4.0.0', '5.0.0']);
  judge(join(root, folder, '5.0.0'));
  keep('Next');
  keep('5.0.1 (2026-12-28)');
  expect(readdirSync(join(root, folder))).toEqual(['5.0.0']);
  expect(git('log', '--format=%s').trim().split('\n')).toEqual([
    'Pages that are open keep the scripts of 5.0.0',
    'Pages that are open keep the scripts of 5.0.0, 4.0.0',
  ]);
});
