// Pages with the strict policy of the guide: only a browser knows whether the new token can be read, and the guide's script runs, under it.
import { readFileSync } from 'node:fs';
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

const guide = readFileSync('src/site-guide/README.md', 'utf8');
const [, check = ''] = guide.match(/```js\n([^`]*'login:send'[^`]*)```/) ?? [];

test('with the script of the guide an SMS waits for the check of the site', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.serve('/check.js', check, { 'content-type': 'text/javascript' });
  const { card: view } = await card.openCard({ head: '<script src="/check.js"></script>' });
  const calls = card.watchCalls();
  const checked = card.answer('/bot-check', json({}, 403));
  await view.number.fill('501234567');
  await view.next.click();
  await checked;
  await view.idle.waitFor();
  expect([await view.alert.count(), calls()]).toEqual([0, []]);
  card.answer('/bot-check', json({}));
  await view.next.click();
  await view.codeStep.waitFor();
  expect(calls()).toEqual(['/login/checkout']);
});
