// @vitest-environment node
// Tests of dist/ must not read a build of other sources.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newerSource } from '../fresh-build';

/** A project whose sources are an hour old, and whose build is half an hour old. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'ev-portal-fresh-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (minutes: number, path: string) => {
    const time = Date.now() / 1000 - minutes * 60;
    utimesSync(join(root, path), time, time);
  };
  const folders = ['src', 'src/room', 'widgets', 'widgets/footer', 'dist'];
  const files = ['build.mjs', 'src/index.ts', 'src/room/room.ts', 'widgets/footer/index.tsx'];
  for (const folder of folders) mkdirSync(join(root, folder));
  for (const file of [...files, 'dist/manifest.json']) writeFileSync(join(root, file), '');
  for (const path of [...folders, ...files]) at(60, path);
  at(30, 'dist/manifest.json');
  return root;
}

test('a build of the same sources is read', () => {
  expect(newerSource(project())).toBeUndefined();
});

test.for<[what: string, path: string, newer: string]>([
  ['a changed file', 'src/room/room.ts', 'src/room/room.ts'],
  ['a changed command', 'build.mjs', 'build.mjs'],
])('%s needs a new build', ([, path, newer]) => {
  const root = project();
  writeFileSync(join(root, path), 'changed');
  expect(newerSource(root)).toBe(newer);
});

test.for<[what: string, path: string, newer: string]>([
  ['a removed file of a room', 'src/room/room.ts', 'src/room'],
  ['a removed file directly in src', 'src/index.ts', 'src'],
  ['a removed widget', 'widgets/footer', 'widgets'],
])('%s needs a new build', ([, path, newer]) => {
  const root = project();
  rmSync(join(root, path), { recursive: true });
  expect(newerSource(root)).toBe(newer);
});
