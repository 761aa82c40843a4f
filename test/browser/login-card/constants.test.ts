import { expect, test } from 'vitest';
import { en } from '../../texts';
import { json, resendIn, toCodeStep, useCard } from './card';

const card = useCard();

test.each(['block', 'flex'])(
  'in a %s the card is 345 px wide and shrinks with the window',
  async (display) => {
    const head = card.stylesheet(`main { display: ${display} }`);
    const { page, card: view } = await card.openCard({ head });
    const width = async () => (await view.root.boundingBox())?.width;
    expect(await width()).toBe(345);
    await view.byEmail.click();
    await view.email.waitFor();
    expect(await width()).toBe(345);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await width()).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('a new code can be requested after 60 seconds, counted one by one', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  await toCodeStep(view);
  const left: (string | null)[] = [];
  for (let second = 60; second > 0; second--) {
    left.push(await view.wait.textContent());
    await page.clock.runFor(1000);
  }
  expect(left).toEqual(Array.from({ length: 60 }, (_, passed) => resendIn(60 - passed)));
  await view.resend.waitFor();
});

test('the ring shows the remaining part of 60 seconds, and is full above that', async () => {
  card.answer('/login/checkout', json({ Code: 'SmsSentTimeout', Data: 90, Error: 'Wait.' }, 400));
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  await toCodeStep(view);
  const ring = () =>
    view.wait.locator('[style]').evaluate((element) => getComputedStyle(element).getPropertyValue('--left'));
  expect(await ring()).toBe('100%');
  await page.clock.runFor(45_000);
  expect(await ring()).toBe('75%');
});

test('an address is checked 1000 ms after typing stops', async () => {
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  await view.byEmail.click();
  await view.email.fill('admin@example');
  await page.clock.runFor(999);
  expect(await view.email.getAttribute('aria-invalid')).toBeNull();
  await page.clock.runFor(1);
  expect(await view.email.getAttribute('aria-invalid')).toBe('true');
});

test('a number has nine digits after +380 or +421', async () => {
  const { page, card: view } = await card.openCard();
  const codes = view.country.locator('option');
  expect(await codes.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))).toEqual([
    '380',
    '421',
  ]);
  expect(await codes.allTextContents()).toEqual([
    `UA +380\u2003\u2003🇺🇦 ${en.Ukraine}`,
    `SK +421\u2003\u2003🇸🇰 ${en.Slovakia}`,
  ]);
  expect(await view.country.inputValue()).toBe('380');
  for (const [typed, shown] of [
    ['50 12a3', '50123'],
    ['5012345678', '5012345678'],
  ] as const) {
    await view.number.fill(typed);
    await view.next.click();
    await page.getByText(en.InvalidPhoneNumberFormatError).waitFor();
    expect(await view.number.inputValue()).toBe(shown);
  }
  await view.number.fill('501234567');
  expect(await page.getByText(en.InvalidPhoneNumberFormatError).count()).toBe(0);
});

test('the culture is uk without a cookie', async () => {
  const { card: view } = await card.openCard();
  await toCodeStep(view);
  expect(card.server.requests.at(-1)?.query).toEqual({ u: '380501234567', l: 'uk' });
});

test('fields have the right autocomplete and inputmode', async () => {
  const { card: view } = await card.openCard();
  const attributes = (field: typeof view.code) =>
    field.evaluate((input) => [input.getAttribute('autocomplete'), input.getAttribute('inputmode')]);
  expect(await attributes(view.number)).toEqual(['tel-national', 'numeric']);
  await view.byEmail.click();
  expect(await attributes(view.email)).toEqual(['username', null]);
  expect(await attributes(view.password)).toEqual(['current-password', null]);
  await view.byPhone.click();
  await toCodeStep(view);
  expect(await attributes(view.code)).toEqual(['one-time-code', 'numeric']);
});
