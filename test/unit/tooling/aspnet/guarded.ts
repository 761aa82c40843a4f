import { expect, test } from 'vitest';
import type { CoreSite } from './core-site';

/** Tests what a site that sends SMS tells who runs it, with a guard and without one. */
export function guarded(site: () => CoreSite, start: (...settings: string[]) => Promise<CoreSite>): void {
  const warning = 'without an SmsGuard';
  const checkout = '/login/checkout?u=380501234567';

  test('a site that sends SMS is told once at the start that it has no guard, unless a setting says that it needs none', async () => {
    expect(await site().logged(warning)).toBe(1);
    const other = await start('--EvPortalWidgets:SmsGuard', 'none');
    expect(await other.text(checkout)).toContain('"value":1');
    expect(other.log.join('\n')).not.toContain(warning);
    await other.close();
  });

  test('a site that sends SMS has figures from its guard', async () => {
    const other = await start('--Guard', 'yes');
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const ask = async () => (await fetch(other.url + checkout, { headers })).json();
    expect(await ask()).toMatchObject({ status: 0 });
    expect(await ask()).toMatchObject({ status: 1, error: { code: 'SmsSentTimeout', data: 3600 } });
    const figures = ['ev_portal_sms_sent', 'ev_portal_sms_refused reason=number'];
    expect(JSON.parse(await other.text('/figures'))).toEqual(figures);
    expect(other.log.join('\n')).not.toContain(warning);
    await other.close();
  });
}
