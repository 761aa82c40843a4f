// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildSite, built } from '../dotnet';
import { missing } from '../portal/mvc5-host';

test.skipIf(missing()).for([
  ['under Mono', 'MONO', '/; SameSite=Lax no property'],
  ['in .NET Framework', 'SAME_SITE', '/ Lax'],
] as const)(
  '%s a cookie of the kit gets SameSite once',
  { timeout: 120_000 },
  async ([, symbol, expected]) => {
    await buildSite('test/aspnet/kit/lax-cookie', `-p:DefineConstants=${symbol}`);
    const program = `${built}/lax-cookie/bin/LaxCookie/debug/LaxCookie.exe`;
    expect(execFileSync('mono', [program], { encoding: 'utf8' }).trim()).toBe(expected);
  },
);
