// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite, built } from '../dotnet';
import { missing } from '../portal/mvc5-host';

test.skipIf(missing())(
  'files are looked at once per second, and a changed build is seen after a second',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    await buildSite('test/aspnet/kit/builds');
    const program = `${built}/builds/bin/Builds/debug/Builds.exe`;
    expect(execFileSync('mono', [program, folder], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      'at first: first, first',
      // Nobody has asked for the other version before.
      'of a hundred and fifty requests 1 look at a file: first, first',
      'after 999 ms: first, first',
      'after 1000 ms: second, second',
      'after many threads: third, third',
    ]);
    rmSync(folder, { recursive: true });
  },
);
