// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../../site/server.mjs';
import { startProxy } from './proxy';
import { addresses, run } from './run';
import { seeds } from './seeds/seeds';

let site: Awaited<ReturnType<typeof startSite>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  site = await startSite();
  proxy = await startProxy(site.url);
});
afterAll(async () => {
  proxy.close();
  await site.close();
});

const look = (...args: string[]) => run([proxy.url, '--calls', ...args]);

test('a healthy site gets no line but the last, three times, and exit code 0', async () => {
  proxy.changeBy(() => {});
  for (let time = 0; time < 3; time++)
    expect(await look()).toEqual({
      code: 0,
      faults: [],
      last: `${proxy.url} is well: 6 files, 4 pages, ${addresses} addresses, 2 calls. Not checked: the security policy (what the widgets need is at answers#security-policy).`,
    });
});

test.for(seeds('/widgets'))('$name: one line, and nothing else', async ({ change, says }) => {
  proxy.changeBy(change);
  const { code, faults, last } = await look();
  expect(faults).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)]);
  expect([code, last]).toEqual([1, expect.stringContaining(' has 1 fault: ')]);
});

test('no run has logged in, logged out or asked for an SMS', () => {
  expect(proxy.requests.length).toBeGreaterThan(100);
  expect(
    proxy.requests.filter((line) => !line.startsWith('GET ') || /logout|checkout|login\?/i.test(line)),
  ).toEqual([]);
  expect(site.backend.outbox).toEqual([]);
});
