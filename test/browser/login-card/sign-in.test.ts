import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { en, pattern } from '../../texts';
import { focused, json, useCard, welcome, wrongCode } from './card';

const card = useCard();

/** What the browser may fill into the fields. Scripts of sites rely on the literal names of the buttons. */
const purposes = (page: Page) =>
  page
    .locator('form [autocomplete]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));

test('by phone, with the keyboard alone; browsers know what each field is for', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard({ clock: true });
  const colourOf = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await purposes(page)).toEqual(['tel-country-code', 'tel']);
  step('the number is typed and sent');
  const [primary, secondary] = [await colourOf(view.next), await colourOf(view.byEmail)];
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('+380');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe(en.PhoneNumber);
  await page.keyboard.type('050 111 22 33');
  expect(await view.number.inputValue()).toBe('501112233');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(en.SmsCode);

  step('a wrong code is marked, and after three the login by email is the primary one');
  expect(await purposes(page)).toEqual(['one-time-code']);
  for (const colour of [secondary, secondary, primary]) {
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await view.alert.waitFor();
    expect([await view.code.getAttribute('aria-invalid'), await view.code.inputValue()]).toEqual([
      'true',
      '',
    ]);
    await expect.poll(() => colourOf(view.byEmail)).toBe(colour);
    await expect.poll(() => focused(page)).toBe(en.SmsCode);
  }
  step('a new code can be requested');
  await page.clock.runFor(60_000);
  await view.resend.press('Enter');
  await view.root.getByText(pattern(en.CodeSentAt, '\\d\\d:\\d\\d')).waitFor();
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  step('a changed code is not marked, and the right one signs in');
  card.answer('/account/phonelogin', welcome);
  await page.keyboard.type('012345');
  expect(await view.code.getAttribute('aria-invalid')).toBeNull();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Next');
  await page.keyboard.press('Space');
  await page.waitForURL('**/panel');
  const wrong = Array(3).fill('/account/phonelogin');
  expect(calls()).toEqual(['/login/checkout', ...wrong, '/login/checkout', '/account/phonelogin']);
  expect(page.complaints).toEqual([]);
});

test('by email, with the keyboard alone; the buttons have the names that sites rely on', async () => {
  card.answer('/account/emaillogin', welcome);
  const calls = card.watchCalls();
  const { page, card: view } = await card.openCard();
  await view.next.focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.SignInWithEmail);
  await page.keyboard.press('Enter');
  await view.email.waitFor();
  expect([await purposes(page), await focused(page)]).toEqual([['username', 'current-password'], en.Email]);
  await page.keyboard.type('driver@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('charge');

  step('Tab reaches the eye and the button');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(en.ShowPassword);
  await page.keyboard.press('Space');
  expect([await view.password.getAttribute('type'), await focused(page)]).toEqual(['text', en.HidePassword]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Login');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/panel');
  expect(calls()).toEqual(['/account/emaillogin']);
  expect(page.complaints).toEqual([]);
});
