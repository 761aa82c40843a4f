import { expect, test } from 'vitest';
import { json, toCodeStep, useCard, welcome } from './card';

const card = useCard();

test('the page can cancel the navigation after a login', async () => {
  card.answer('/account/emaillogin', welcome);
  const { page, card: view } = await card.openCard({
    head: `<script>addEventListener('login:success', (event) => {
      event.preventDefault();
      document.title = JSON.stringify([event.target.dataset.widget, event.detail]);
    })</script>`,
  });
  await view.byEmail.click();
  await view.email.fill('driver@example.com');
  await view.password.fill('charge');
  await view.login.click();
  await page.waitForFunction(() => document.title !== 'Card');
  expect(JSON.parse(await page.title())).toEqual(['login-card', { method: 'email' }]);
  await view.idle.waitFor();
  expect([await view.email.inputValue(), await view.login.getAttribute('aria-disabled')]).toEqual([
    'driver@example.com',
    null,
  ]);
});

test('the page hears each step and each error, without a text or a value', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', json({ Code: 'WrongLogin', Error: 'The code is wrong.' }, 400));
  const { page, card: view } = await card.openCard({
    head: `<script>
      window.heard = [];
      for (const type of ['login:step', 'login:refused'])
        document.addEventListener(type, (event) => heard.push([type, event.cancelable, event.detail]));
    </script>`,
  });
  await view.next.click();
  await toCodeStep(view);
  await view.code.fill('123456');
  await view.next.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
  await view.byEmail.click();
  await view.byPhone.click();
  await view.edit.click();
  await view.numberStep.waitFor();
  const step = (method: string, step: string) => ['login:step', false, { method, step }];
  expect(await page.evaluate('heard')).toEqual([
    ['login:refused', false, { method: 'phone', kind: 'invalid', code: '' }],
    step('phone', 'code'),
    ['login:refused', false, { method: 'phone', kind: 'refused', code: 'WrongLogin' }],
    step('email', 'email'),
    step('phone', 'code'),
    step('phone', 'number'),
  ]);
});
