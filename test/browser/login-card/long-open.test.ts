// A page with the strict policy of the guide: only a browser knows whether the new token can be read under it.
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { json, submit, toCodeStep, useCard, welcome } from './card';

const card = useCard();

const page = (token: string) => `<input type="hidden" name="__RequestVerificationToken" value="${token}">`;

test('on a page that was open for too long the visitor only presses the button again', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const body = `${page('old')}<div data-widget="login-card"></div>`;
  const { page: opened, card: view } = await card.openCard({ body });
  await toCodeStep(view);
  await view.code.fill('012345');
  card.serve('/card', page('new'));
  const tokens: unknown[] = [];
  card.answer('/account/phonelogin', (request, ...rest) => {
    const { requestverificationtoken: token } = request.headers;
    tokens.push(token);
    const answer = token === 'new' ? welcome : json({ Code: 'StalePage' }, 400);
    return answer(request, ...rest);
  });
  await submit(view, view.next);
  expect(await view.alert.textContent()).toBe(en.StalePageError);
  expect(await view.code.inputValue()).toBe('012345');
  expect(tokens).toEqual(['old']);
  await Promise.all([opened.waitForURL('**/panel'), view.next.click()]);
  expect(tokens).toEqual(['old', 'new']);
});

test('an SMS waits for the check of the page', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page: opened, card: view } = await card.openCard();
  const calls = card.watchCalls();
  await opened.evaluate(() => {
    document.addEventListener('login:send', (event) => {
      const { wait } = (event as CustomEvent<{ wait(check: unknown): void }>).detail;
      wait(new Promise((resolve) => Object.assign(window, { pass: resolve })));
    });
  });
  await view.number.fill('501234567');
  await view.next.click();
  await view.busy.waitFor();
  expect(calls()).toEqual([]);
  await opened.evaluate('pass(true)');
  await view.codeStep.waitFor();
  expect(calls()).toEqual(['/login/checkout']);
});
