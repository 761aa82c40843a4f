import { expect, test } from 'vitest';
import { start } from './core-site';

/** Tests what a monitor reads about the widgets. Only a site without widgets is taken out of use. */
export function health(folder: () => string): void {
  const checkout = '/login/checkout?u=380501234567';

  test.for<[what: string, settings: string[], says: string, status: number]>([
    ['a site with all parts', ['--Guard', 'yes'], 'Healthy ', 200],
    [
      'a setting for a version that is not there',
      ['--EvPortalWidgets:Version', '9.9'],
      'Degraded 4002 BrokenFolder',
      200,
    ],
    ['no build that can be read', ['--MapWidgets', 'no'], 'Unhealthy 4001 NoBuild', 503],
  ])('%s: "%s" says %s', async ([, settings, says, status]) => {
    const site = await start(folder(), ...settings);
    const answer = await fetch(`${site.url}/health`);
    expect([await answer.text(), answer.status]).toEqual([says, status]);
    await site.close();
  });

  test('a spent budget is a problem, but keeps the site in use', async () => {
    const site = await start(folder(), '--Guard', 'yes', '--EvPortalWidgets:Sms:BudgetPerHour', '2');
    await fetch(site.url + checkout, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const answer = await fetch(`${site.url}/health`);
    expect([await answer.text(), answer.status]).toEqual(['Degraded 4101 BudgetSpent', 200]);
    await site.close();
  });
}
