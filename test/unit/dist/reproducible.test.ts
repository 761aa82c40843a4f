// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildIn, linkPackages } from '../../../src/tooling/work-tree';
import { files, read } from './files';

// It takes as long as a build, and few changes can break it.
test.runIf(process.env.LONG)(
  'a build in another folder, time zone and language has the same files, byte for byte',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'another-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const path of ['src', 'widgets', 'build.mjs', 'package.json', 'tsconfig.json', 'CHANGELOG.md'])
      cpSync(path, join(folder, path), { recursive: true });
    await linkPackages(folder);
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    await buildIn(folder);
    const differing = files.filter((name) => !read(name).equals(readFileSync(join(folder, 'dist', name))));
    expect(differing).toEqual([]);
  },
  300_000,
);
