// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missing } from '../portal/mvc5-host';

test.skipIf(missing()).for([
  ['before .NET Framework 4.7.2', [], '/; SameSite=Lax no property'],
  ['since .NET Framework 4.7.2', ['-define:SAME_SITE'], '/ Lax'],
] as const)('%s a cookie of the kit gets SameSite once', ([, symbols, expected]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lax-cookie-'));
  const program = join(folder, 'Program.exe');
  const sources = ['test/aspnet/kit/lax-cookie/HttpCookie.cs', 'src/aspnet/web/LaxCookie.cs'];
  execFileSync('mcs', ['-nologo', ...symbols, `-out:${program}`, ...sources]);
  expect(execFileSync('mono', [program], { encoding: 'utf8' }).trim()).toBe(expected);
  rmSync(folder, { recursive: true });
});
