// Only a browser has a connection that can be lost. dropped.test.ts and low-window.test.ts lose it in the middle of a call.
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { type Card, json, submit, toCodeStep, useCard, welcome } from './card';

const card = useCard();

test('when the connection is lost before a call, nothing is sent, and the sign-in goes on where it was', async () => {
  const { page, card: view } = await card.openCard();
  const calls = card.watchCalls();
  /** Presses a button without a connection. When it is back, the card announces it. */
  const pressOffline = async (button: Card['next']) => {
    const before = calls().length;
    await page.context().setOffline(true);
    await submit(view, button);
    expect([await view.alert.textContent(), calls().length]).toEqual([en.NetworkError, before]);
    await page.context().setOffline(false);
    await view.alert.waitFor({ state: 'detached' });
    expect(await view.status.textContent()).toBe(en.BackOnline);
  };
  card.answer('/login/checkout', json({ Value: true }));
  await view.number.fill('501234567');
  await pressOffline(view.next);
  await toCodeStep(view);
  await view.code.fill('012345');
  await pressOffline(view.next);
  expect(await view.code.inputValue()).toBe('012345');
  card.answer('/account/phonelogin', welcome);
  await Promise.all([page.waitForURL('**/panel'), view.next.click()]);
});
