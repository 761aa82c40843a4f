// @vitest-environment node
// Somebody who checks a release makes SHA256SUMS again, at the commit of its version. The release was made at the commit before.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveFiles, archiveFolder } from '../../../../src/tooling/release/archive';

const canArchive = /GNU/.test(execFileSync('tar', ['--version'], { encoding: 'utf8' }));
const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
const listed = (archive: string) =>
  execFileSync('tar', ['-tzf', join(folder, archive)], { encoding: 'utf8' })
    .trim()
    .split('\n');
const bytes = (archive: string) => readFileSync(join(folder, archive)).toString('base64');

beforeAll(() => {
  mkdirSync(join(folder, 'samples/Core'), { recursive: true });
  for (const name of ['b.cs', 'a.cs', 'Core/c d.cs']) writeFileSync(join(folder, 'samples', name), name);
  git('init', '-q');
  git('add', 'samples');
  git('commit', '-qm', 'Before');
});

test.runIf(canArchive)('the same files at another commit and time give the same archives', async () => {
  await archiveFiles('samples', 'first.tar.gz', folder);
  await archiveFolder('samples', 'first-folder.tar.gz', folder);
  git('commit', '-q', '--allow-empty', '-m', 'Version');
  utimesSync(join(folder, 'samples/a.cs'), 1, 1);
  await archiveFiles('samples', 'second.tar.gz', folder);
  await archiveFolder('samples', 'second-folder.tar.gz', folder);
  expect(bytes('second.tar.gz')).toBe(bytes('first.tar.gz'));
  expect(bytes('second-folder.tar.gz')).toBe(bytes('first-folder.tar.gz'));
});

test.runIf(canArchive)(
  'the archive of files has what git has, and nothing that a build has left',
  async () => {
    mkdirSync(join(folder, 'samples/obj'), { recursive: true });
    writeFileSync(join(folder, 'samples/obj/left.json'), '');
    await archiveFiles('samples', 'third.tar.gz', folder);
    expect(listed('third.tar.gz')).toEqual([
      'ev-portal-widgets/samples/Core/c d.cs',
      'ev-portal-widgets/samples/a.cs',
      'ev-portal-widgets/samples/b.cs',
    ]);
  },
);
