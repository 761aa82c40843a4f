import { expect, inject, test } from 'vitest';
import { useCard } from './card';

const card = useCard();

/** How often a browser itself sends a GET at most when the connection drops before an answer. */
const most = { chromium: 2, firefox: 10, webkitgtk: 2, wpe: 2 };

test('a checkout on a connection that drops may arrive several times, and is told once', async () => {
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
