import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { focused, json, silence, submit, toCodeStep, useCard, wrongCode } from './card';

const card = useCard();

test('a change of method keeps the typed texts and the code step', async () => {
  const { page, card: view } = await card.openCard();
  await view.number.fill('50123');
  await view.byEmail.click();
  expect(await focused(page)).toBe(en.Email);
  await view.email.fill('a@b.co');
  await view.password.fill('secret');
  await view.byPhone.click();
  expect([await view.number.inputValue(), await focused(page)]).toEqual(['50123', en.PhoneNumber]);
  await toCodeStep(view);
  await view.code.fill('12');
  await view.byEmail.click();
  expect([await view.email.inputValue(), await view.password.inputValue()]).toEqual(['a@b.co', 'secret']);
  await view.byPhone.click();
  expect([await view.code.inputValue(), await focused(page)]).toEqual(['12', en.SmsCode]);
  expect(await view.wait.count()).toBe(1);
});

test('while a call runs, the method cannot be changed, and the fields are read-only', async () => {
  const requested = card.answer('/login/checkout', silence);
  const { card: view } = await card.openCard();
  await view.number.fill('501234567');
  await view.next.click();
  await requested;
  for (const button of [view.next, view.byEmail, view.signUp]) {
    await button.click({ force: true });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  }
  expect(await view.root.getAttribute('data-mode')).toBe('phone');
  expect([await view.number.isEditable(), await view.number.inputValue()]).toEqual([false, '501234567']);
  await view.country.press('ArrowDown');
  expect(await view.country.inputValue()).toBe('380');
});

test('one SMS for several clicks: while busy, clicks and Enter send nothing', async () => {
  const requested = card.answer('/login/checkout', silence);
  const { page, card: view } = await card.openCard();
  const calls = card.watchCalls();
  await view.number.fill('501234567');
  await view.next.dblclick();
  await view.busy.waitFor();
  await view.next.click({ force: true });
  await view.number.press('Enter');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await requested;
  expect(calls()).toEqual(['/login/checkout']);
  expect(await view.next.getAttribute('aria-disabled')).toBe('true');
});

test('after three wrong codes the button for signing in by email is the primary one', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const { card: view } = await card.openCard();
  const background = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [primary, secondary] = [await background(view.next), await background(view.byEmail)];
  await toCodeStep(view);
  for (const expected of [secondary, secondary, primary]) {
    await view.code.fill('123456');
    await submit(view, view.next);
    await expect.poll(() => background(view.byEmail)).toBe(expected);
  }
});
