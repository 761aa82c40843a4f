import { expect, test } from 'vitest';
import type { CoreSite } from './core-site';

/** Tests what the kits offer for a sign-in, in C# that both of them get. */
export function signIn(site: () => CoreSite): void {
  const ask = (host: string, code: string, text = 'Ваш код: 012345') =>
    site().text(`/sms?${new URLSearchParams({ host, text, code })}`);

  test.for([
    ['portal.example.com', 'portal.example.com'],
    ['Portal.Example.COM:5001', 'portal.example.com'],
    ['зарядка.укр', new URL('http://зарядка.укр').hostname],
    // Browsers read no code from it.
    ['[::1]:5001', '[::1]'],
  ] as const)('browsers can read an SMS for %s', async ([host, address]) => {
    const sms = await ask(host, '012345', 'Ваш код: 012345\n');
    expect(sms).toBe(`Ваш код: 012345\n@${address} #012345`);
    // One part of an SMS with Cyrillic letters.
    expect(sms.length).toBeLessThanOrEqual(70);
  });

  test.for([
    ['portal.example.com', '123 456', 'code'],
    ['portal.example.com', '١٢٣٤', 'code'],
    ['portal.example.com', '123456\n', 'code'],
    ['a b', '123456', 'host'],
    ['evil.example #1', '123456', 'host'],
    ['[::1', '123456', 'host'],
    ['a.example\n@evil.example', '123456', 'host'],
  ] as const)('no SMS for the host %j and the code %j is written', async ([host, code, named]) => {
    expect(await ask(host, code)).toContain(`(Parameter '${named}')`);
  });
}
