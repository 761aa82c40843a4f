import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, startProxy } from '../../unit/doctor/proxy';
import { run } from '../../unit/doctor/run';
import { seeds } from '../../unit/doctor/seeds/seeds';
import type { Portal } from './portal';

/** The portal has more pages than the sites of the tests. */
const morePages: Change = (answer) => {
  if (answer.status === 404 && !/^\/(widgets|Content)\//.test(answer.path)) answer.status = 200;
};

/**
 * Tests that the doctor says nothing of a healthy site, and names each fault that a proxy puts into it. `start` is a page with
 * the policy of the site, and `cached` one that the output cache keeps.
 */
export function doctor(portal: Portal, start: string, cached?: string): void {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    proxy = await startProxy(portal.url());
  });
  afterAll(() => proxy?.close());

  const look = (path = start) => run([proxy.url + path, '--calls']);

  const healthy: [how: string, path: string, headers: Record<string, string>][] = [
    ['as it is', start, {}],
    ['where each page needs a session', start, { 'X-Everybody-Signs-In': 'yes' }],
  ];
  if (cached) healthy.push(['with a page from the output cache', cached, {}]);

  test.for(healthy)('the doctor finds nothing on this site %s, three times', async ([, path, headers]) => {
    proxy.changeBy(morePages, headers);
    for (let time = 0; time < 3; time++) {
      const { code, faults, last } = await look(path);
      expect([faults, code, last]).toEqual([
        [],
        0,
        expect.stringMatching(/ is well: 6 files, .* 2 calls\.$/),
      ]);
    }
  });

  test.for(seeds('').map(({ name }) => name))('the doctor says one line if %s', async (name) => {
    const html = await (await portal.fetch('/uk/account/login')).text();
    const [, folder = ''] = html.match(/src="([^"]*)\/header\.js/) ?? [];
    const { change, says } = seeds(folder).find((seed) => seed.name === name) ?? { change: morePages };
    proxy.changeBy((answer) => {
      morePages(answer);
      change(answer);
    });
    const { code, faults } = await look();
    expect(faults).toEqual([typeof says === 'string' ? says : expect.stringMatching(says ?? /^$/)]);
    expect(code).toBe(1);
  });

  test('the doctor has sent only GET, and none of them logs out or asks for an SMS', () => {
    expect(proxy.requests.length).toBeGreaterThan(100);
    const wrong = proxy.requests.filter(
      (line) => !/^GET /.test(line) || /log-?o(ut|ff)|checkout/i.test(line),
    );
    expect(wrong).toEqual([]);
  });
}
