import { expect, test } from 'vitest';
import { callPaths } from '../../../src/routes';
import { client } from '../portal/client';
import { hasOwnToken } from '../portal/placeholders';
import type { CoreSite } from './core-site';

/** Tests that no cache of a site keeps an answer to a call of the widgets. */
export function uncached(site: () => CoreSite): void {
  const twice = async (path: string) => {
    const read = async () => {
      const answer = await fetch(site().url + path);
      return { text: await answer.text(), status: answer.status, cache: answer.headers.get('cache-control') };
    };
    return [await read(), await read()] as const;
  };

  // The site has no guard, whose cookie would be another reason.
  test('the output cache keeps no page with the login card', () =>
    hasOwnToken({ client: () => client(site().url) }, '/card'));

  test.for([
    ['an output cache policy', '/policy', [200, 400, 429, 503]],
    // This cache keeps nothing else.
    ['the response caching middleware', '/header', [200]],
  ] as const)('what %s keeps of another address, it keeps of no call', async ([, cache, statuses]) => {
    for (const status of statuses) {
      const [first, second] = await twice(`${cache}/page?status=${status}`);
      expect([status, second.text]).toEqual([status, first.text]);
      for (const path of Object.values(callPaths))
        for (const written of [path, path.toUpperCase(), `${path}/`]) {
          const [first, second] = await twice(`${cache}${written}?status=${status}`);
          expect([written, second.status, second.cache]).toEqual([written, status, 'no-store']);
          expect(`${written} ${second.text}`).not.toBe(`${written} ${first.text}`);
        }
    }
  });
}
