// @vitest-environment node
// A page of `npm run dev` may load files while a build ends.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '../../../src/tooling/write-files';

const anHourAgo = Date.now() / 1000 - 3600;

/** A folder with files that are an hour old. */
function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ev-portal-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'translations'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), anHourAgo, anHourAgo);
  }
  return folder;
}

const isOld = (path: string) => statSync(path).mtimeMs / 1000 < anHourAgo + 1;

test('a file that is the same stays as it is, and others get their new content', async () => {
  const folder = built({ 'header.js': 'same', 'footer.js': 'before' });
  await writeFiles(folder, { 'header.js': 'same', 'footer.js': Buffer.from('now'), 'new/uk.json': '{}' });
  expect(isOld(join(folder, 'header.js'))).toBe(true);
  expect(readFileSync(join(folder, 'footer.js'), 'utf8')).toBe('now');
  expect(readFileSync(join(folder, 'new/uk.json'), 'utf8')).toBe('{}');
});

test('a file that the build no longer has goes', async () => {
  const folder = built({ 'header.js': 'same', 'old.js': 'old', 'translations/old.json': 'old' });
  await writeFiles(folder, { 'header.js': 'same' });
  expect(() => statSync(join(folder, 'old.js'))).toThrow('ENOENT');
  expect(() => statSync(join(folder, 'translations/old.json'))).toThrow('ENOENT');
});

// Otherwise tests of dist/ would build after each change of a comment.
test('the time of the manifest is that of the build', async () => {
  const folder = built({ 'manifest.json': 'same' });
  await writeFiles(folder, { 'manifest.json': 'same' });
  expect(isOld(join(folder, 'manifest.json'))).toBe(false);
});
