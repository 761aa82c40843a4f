// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checksums, packForNpm } from '../../../../src/tooling/release/packages';

const product = {
  name: 'ev-portal-widgets',
  version: '2.0.0',
  description: 'Widgets',
  license: 'UNLICENSED',
};

/** A folder with a small dist/, whose files have this mode, and the package that is made from it. */
async function packed(mode: number): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [dist, release] = [join(root, 'dist'), join(root, 'release')];
  mkdirSync(join(dist, 'translations'), { recursive: true });
  mkdirSync(release);
  for (const name of ['header.js', 'page.d.ts', 'translations/uk.json']) {
    writeFileSync(join(dist, name), name);
    chmodSync(join(dist, name), mode);
  }
  await packForNpm(dist, product, join(root, 'npm'), release);
  return release;
}

test('the package for npm has all files and needs nothing, and is the same for each user', async () => {
  const [release, another] = [await packed(0o644), await packed(0o600)];
  expect(await checksums(another)).toBe(await checksums(release));
  const [name = ''] = readdirSync(release);
  const archive = join(release, name);
  const list = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(list.map((path) => path.replace('package/', '')).sort()).toEqual([
    'header.js',
    'package.json',
    'page.d.ts',
    'translations/uk.json',
  ]);
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', archive, 'package/package.json'], { encoding: 'utf8' }),
  );
  expect(manifest).toMatchObject({ ...product, types: './page.d.ts' });
  expect(manifest.dependencies).toBeUndefined();
});

test('sha256sum can check the checksums', async () => {
  const release = await packed(0o644);
  writeFileSync(join(release, 'SHA256SUMS'), await checksums(release));
  expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' })).toMatch(
    /^ev.+: OK\n$/,
  );
  expect(readFileSync(join(release, 'SHA256SUMS'), 'utf8')).toMatch(
    /^[0-9a-f]{64} {2}ev-portal-widgets-2\.0\.0\.tgz\n$/,
  );
});
