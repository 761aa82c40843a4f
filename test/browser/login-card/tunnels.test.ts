// Only a browser has a connection that can be lost: in each step, and in the middle of each call.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { type Card, json, submit, useCard, welcome } from './card';

const card = useCard();

type Handler = NonNullable<Parameters<typeof card.server.answer>[1]>;

interface Tunnel {
  /** Loses the connection for this call. Returns a function that brings it back, with this answer. */
  enter(page: Page, call: string, answer: Handler): Promise<() => unknown>;
  /** Whether the browser knows that there is no connection. Then nothing is sent, and the code stays. */
  isKnown: boolean;
}

const tunnels: Record<string, Tunnel> = {
  'before each call': {
    async enter(page, call, answer) {
      card.answer(call, answer);
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
    isKnown: true,
  },
  'in the middle of each call': {
    async enter(_, call, answer) {
      card.answer(call, (_, response) => response.destroy());
      return () => {
        card.answer(call, answer);
      };
    },
    isKnown: false,
  },
};

const token = (value: string) => `<input type="hidden" name="__RequestVerificationToken" value="${value}">`;

test.for(Object.entries(tunnels))(
  'when the connection is lost %s, a sign-in goes on where it was',
  async ([, { enter, isKnown }]) => {
    const body = `${token('old')}<div data-widget="login-card"></div>`;
    const { page, card: view } = await card.openCard({ body, clock: true });
    /** Presses in the tunnel. `call` is the one that is lost; `answer` comes when the visitor presses again. */
    const press = async (button: Card['next'], call: string, answer: Handler, message = en.NetworkError) => {
      const leave = await enter(page, call, answer);
      const calls = card.watchCalls();
      await submit(view, button);
      expect([call, await view.alert.textContent(), calls().length > 0]).toEqual([call, message, !isKnown]);
      await leave();
      if (!isKnown) return;
      await view.alert.waitFor({ state: 'detached' });
      expect(await view.status.textContent()).toBe(en.BackOnline);
    };
    await view.number.fill('501234567');
    await press(view.next, '/login/checkout', json({ Value: true }));
    await view.next.click();
    await view.codeStep.waitFor();

    await page.clock.runFor(61_000);
    await press(view.resend, '/login/checkout', json({ Value: true }));
    await view.resend.click();
    await view.wait.waitFor();

    await view.code.fill('012345');
    await press(view.next, '/account/phonelogin', json({ Code: 'WrongLogin', Error: 'No.' }, 400));
    expect(await view.code.inputValue()).toBe(isKnown ? '012345' : '');

    await view.byEmail.click();
    await view.email.fill('a@b.co');
    await view.password.fill('secret');
    await press(view.login, '/account/emaillogin', json({ Code: 'StalePage' }, 400));
    if (!isKnown) {
      await press(view.login, '/card', (_, response) => response.end(token('new')), en.ReloadPageError);
      await submit(view, view.login);
      expect(await view.alert.textContent()).toBe(en.StalePageError);
    }
    expect([await view.email.inputValue(), await view.password.inputValue()]).toEqual(['a@b.co', 'secret']);
    card.answer('/account/emaillogin', welcome);
    await Promise.all([page.waitForURL('**/panel'), view.login.click()]);
  },
);
