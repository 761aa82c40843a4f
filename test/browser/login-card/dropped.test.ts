import { expect, inject, test } from 'vitest';
import { useCard } from './card';

const card = useCard();

/** The maximum number of times that a browser sends one GET when the connection drops before an answer. */
const most = { chromium: 2, firefox: 10, webkitgtk: 2, wpe: 2 };

test('a checkout on a connection that drops may arrive several times, but the card shows one error', async () => {
  card.answer('/login/checkout', (_, response) => response.destroy());
  const { card: view } = await card.openCard();
  const calls = card.watchCalls();
  await view.number.fill('501234567');
  await view.next.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
  expect(await view.alert.textContent()).toBe('No connection. Check the internet and try again.');
  expect(calls()).toContain('/login/checkout');
  expect(calls().length).toBeLessThanOrEqual(most[inject('engine')]);
});
