// @vitest-environment node
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, built, env, sdkVersion } from '../dotnet';
import { hasRedis } from './redis-server';

const sdk = sdkVersion();
if (!sdk) console.log('Redis is not tested: there is no .NET SDK 10 or newer on this machine.');
else if (!hasRedis) console.log('Redis is not tested: there is no redis-server on this machine.');

describe.skipIf(!sdk || !hasRedis)('several servers with Redis', () => {
  /** The name of each rule, what it should give, and what it gives. */
  let rules: [string, string, string][];
  beforeAll(async () => {
    await buildSite('test/aspnet/redis', 'Servers.csproj');
    const program = join(built, 'redis/bin/Servers/debug/Servers.dll');
    const { stdout } = await promisify(execFile)('dotnet', [program], { env, maxBuffer: 1e7 });
    rules = JSON.parse(`[${stdout.trim().replaceAll('\n', ',')}]`);
  }, 600_000);

  test('keep each rule', () => {
    expect(rules.length).toBeGreaterThan(12);
    expect(rules.map(([rule, , found]) => [rule, found])).toEqual(
      rules.map(([rule, wanted]) => [rule, wanted]),
    );
  });
});
