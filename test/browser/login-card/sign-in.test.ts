import { expect, test } from 'vitest';
import { en } from '../../texts';
import { focused, useCard, welcome } from './card';

const card = useCard();

test('by phone, with the keyboard alone', async () => {
  card.answer('/account/phonelogin', welcome);
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('+380');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe(en.PhoneNumber);
  await page.keyboard.type('050 111 22 33');
  expect(await view.number.inputValue()).toBe('501112233');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  await page.keyboard.type('012345');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.Next);
  await page.keyboard.press('Space');
  await page.waitForURL('**/panel');
  expect(calls()).toEqual(['/login/checkout', '/account/phonelogin']);
  expect(page.complaints).toEqual([]);
});

test('by email, with the keyboard alone', async () => {
  card.answer('/account/emaillogin', welcome);
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard();
  await view.next.focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.SignInWithEmail);
  await page.keyboard.press('Enter');
  await view.email.waitFor();
  expect(await focused(page)).toBe(en.Email);
  await page.keyboard.type('driver@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('charge');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.ShowPassword);
  await page.keyboard.press('Space');
  expect([await view.password.getAttribute('type'), await focused(page)]).toEqual(['text', en.HidePassword]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.Login);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/panel');
  expect(calls()).toEqual(['/account/emaillogin']);
  expect(page.complaints).toEqual([]);
});
