import { describe, expect, test } from 'vitest';
import type { CoreSite } from './core-site';

/** Tests what a site with a guard, and one without, tells who runs it. */
export function guarded(site: () => CoreSite, start: (...settings: string[]) => Promise<CoreSite>): void {
  describe('a site that sends SMS', () => {
    const warning = 'without an SmsGuard';

    test('is told once at the start that it has no guard, unless a setting says that it needs none', async () => {
      expect(await site().logged(warning)).toBe(1);
      const other = await start('--EvPortalWidgets:SmsGuard', 'none');
      expect(await other.text('/login/checkout?u=380501234567')).toContain('"value":1');
      expect(other.log.join('\n')).not.toContain(warning);
      await other.close();
    });

    test('has figures from its guard', async () => {
      const other = await start('--Guard', 'yes');
      const headers = { 'X-Requested-With': 'XMLHttpRequest' };
      const checkout = async () =>
        (await fetch(`${other.url}/login/checkout?u=380501234567`, { headers })).json();
      expect(await checkout()).toMatchObject({ status: 0 });
      expect(await checkout()).toMatchObject({ status: 1, error: { code: 'SmsSentTimeout', data: 3600 } });
      expect(JSON.parse(await other.text('/figures'))).toEqual([
        'ev_portal_sms_sent',
        'ev_portal_sms_refused reason=number',
      ]);
      expect(other.log.join('\n')).not.toContain(warning);
      await other.close();
    });
  });
}
