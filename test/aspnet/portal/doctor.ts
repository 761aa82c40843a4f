import { expect, onTestFinished, test } from 'vitest';
import { startProxy } from '../../unit/doctor/proxy';
import { run } from '../../unit/doctor/run';
import type { Portal } from './portal';

/**
 * Tests that the doctor says nothing of a healthy site. `start` is a page with the policy of the site, and `cached` one that the output
 * cache keeps. `test/unit/doctor` has the faults.
 */
export function doctor(portal: Portal, start: string, cached?: string): void {
  const healthy: [how: string, path: string, headers: Record<string, string>][] = [
    ['as it is', start, {}],
    ['where each page needs a session', start, { 'X-Everybody-Signs-In': 'yes' }],
  ];
  if (cached) healthy.push(['with a page from the output cache', cached, {}]);
  test.for(healthy)('the doctor finds nothing on this site %s', async ([, path, headers]) => {
    const proxy = await startProxy(portal.url());
    onTestFinished(() => void proxy.close());
    // The portal has more pages than the sites of the tests.
    proxy.changeBy((answer) => {
      if (answer.status === 404 && !/^\/(widgets|Content)\//.test(answer.path)) answer.status = 200;
    }, headers);
    const { code, faults, last } = await run([proxy.url + path, '--calls']);
    expect([faults, code]).toEqual([[], 0]);
    expect(last).toMatch(/ is well: 6 files, .* 2 calls\.$/);
  });
}
