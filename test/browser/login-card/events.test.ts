import { expect, test } from 'vitest';
import { json, toCodeStep, useCard } from './card';

const card = useCard();

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
