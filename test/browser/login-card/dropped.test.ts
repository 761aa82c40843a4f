import { describe, expect, inject, test } from 'vitest';
import { en } from '../../texts';
import { submit, useCard } from './card';

/**
 * How often each browser itself sends one GET, at least and at most, when the connection drops before an answer. Most
 * browsers try each connection to the server that is already open, up to six, and then a new one.
 */
const record = {
  'a new connection': { chromium: [1, 1], firefox: [10, 10], webkitgtk: [1, 1], wpe: [1, 1] },
  'an open connection': { chromium: [2, 7], firefox: [10, 10], webkitgtk: [2, 7], wpe: [2, 7] },
} as const;

describe.each(Object.entries(record))('on %s', (name, sent) => {
  const card = useCard({ keepAlive: name === 'an open connection' });

  test('a checkout that drops arrives as often as the browser repeats it, and the card shows one error', async () => {
    card.answer('/login/checkout', (_, response) => response.destroy());
    const { card: view } = await card.openCard();
    const calls = card.watchCalls();
    await view.number.fill('501234567');
    await submit(view, view.next);
    expect(await view.alert.textContent()).toBe(en.NetworkError);
    expect(new Set(calls())).toEqual(new Set(['/login/checkout']));
    const [least, most] = sent[inject('engine')];
    expect(calls().length).toBeGreaterThanOrEqual(least);
    expect(calls().length).toBeLessThanOrEqual(most);
  });

  test('a checkout whose answer is cut short is not repeated', async () => {
    card.answer('/login/checkout', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"Value"', () => response.destroy());
    });
    const { card: view } = await card.openCard();
    const calls = card.watchCalls();
    await view.number.fill('501234567');
    await submit(view, view.next);
    expect([await view.alert.textContent(), calls()]).toEqual([en.UnexpectedError, ['/login/checkout']]);
  });
});
