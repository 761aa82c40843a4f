import { describe, expect, test } from 'vitest';
import type { CoreSite } from './core-site';

/** Reads an SMS as browsers do: the code, for pages of this host. */
function parse(sms: string): { host: string; code: string } | undefined {
  const [, host, code] =
    sms
      .split('\n')
      .at(-1)
      ?.match(/^@([a-z\d.-]+) #(\S+)$/i) ?? [];
  return host && code ? { host, code } : undefined;
}

/** Tests what the kits offer for a sign-in, in C# that both of them get. */
export function signIn(site: () => CoreSite): void {
  const ask = (path: string, query: Record<string, string>) =>
    site().text(`/${path}?${new URLSearchParams(query)}`);

  describe('an SMS that browsers can read', () => {
    test.for([
      'portal.example.com',
      'uk.portal.example.com',
      'Portal.Example.COM:5001',
      'зарядка.укр',
      'localhost',
    ])('for %s', async (host) => {
      const sms = await ask('sms', { host, text: 'Ваш код: 012345\n', code: '012345' });
      expect(sms.startsWith('Ваш код: 012345\n@')).toBe(true);
      expect(parse(sms)).toEqual({ host: new URL(`http://${host}`).hostname, code: '012345' });
      // One part of an SMS with Cyrillic letters.
      expect(sms.length).toBeLessThanOrEqual(70);
    });

    test('for an address of IPv6 too, from which they read no code', async () => {
      const sms = await ask('sms', { host: '[::1]:5001', text: 'Ваш код: 012345', code: '012345' });
      expect(sms).toBe('Ваш код: 012345\n@[::1] #012345');
    });

    test.for([
      ['portal.example.com', '123 456', 'code'],
      ['portal.example.com', '', 'code'],
      ['portal.example.com', '12#45', 'code'],
      ['portal.example.com', '١٢٣٤', 'code'],
      ['', '123456', 'host'],
      ['a b', '123456', 'host'],
      ['https://portal.example.com/', '123456', 'host'],
      ['evil.example #1', '123456', 'host'],
      ['[::1', '123456', 'host'],
      ['a.example\n@evil.example', '123456', 'host'],
      ['portal.example.com', '123456\n', 'code'],
    ] as const)('not for the host %j and the code %j', async ([host, code, named]) => {
      const message = await ask('sms', { host, text: 'x', code });
      expect(parse(message)).toBeUndefined();
      expect(message).toContain(named);
    });
  });
}
