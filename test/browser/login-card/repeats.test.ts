// Clicks and keys that a visitor makes twice by mistake, and a key that is held down. The first one already has its answer: the site is fast.
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { en } from '../../texts';
import { json, noticeTime, passes, useCard, wrongCode } from './card';

const card = useCard();

test('Enter that is held down, a second Enter and a double click count once', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard();
  step('Enter that is held down sends the number once');
  const required = page.getByText(en.SmsCodeRequiredError);
  await view.number.fill('501234567');
  await page.keyboard.down('Enter');
  await view.codeStep.waitFor();
  await view.code.focus();
  // By then a key counts again.
  await passes(page, noticeTime);
  await page.keyboard.down('Enter');
  expect(await required.count()).toBe(0);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await required.waitFor();
  expect(calls()).toEqual(['/login/checkout']);

  step('a second Enter leaves the words of a refusal');
  await view.code.fill('1234');
  await page.keyboard.press('Enter');
  await view.alert.waitFor();
  await page.keyboard.press('Enter');
  expect(await view.alert.textContent()).toBe('The code is wrong.');
  expect(await required.count()).toBe(0);

  step('a double click on the button of the other method changes it once');
  await view.byEmail.dblclick();
  await view.byPhone.dblclick();
  expect(await view.root.getAttribute('data-step')).toBe('code');
  await view.byEmail.dblclick();
  expect(await view.root.getAttribute('data-mode')).toBe('email');
});
