import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Card, json, toCodeStep, useCard } from './card';

const card = useCard();

const box = async (button: Locator) => {
  const { x, y, width, height } = (await button.boundingBox()) as DOMRect;
  return [x, y, width, height];
};
const background = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);
const wrong = json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"The code is wrong."}' });
const refusal = (code: string) =>
  json(
    {
      Code: code,
      Data: null,
      Error: 'This number belongs to a user who signs in by email, so no SMS is sent to it.',
    },
    400,
  );

async function submit(view: Card, button: Locator) {
  await button.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
}

describe.each([320, 375, 1361])('at %i px errors do not move the buttons', (width) => {
  const open = () => card.openCard({ context: { viewport: { width, height: 800 } } });

  test('of the number step', async () => {
    const { page, card: view } = await open();
    const places = () => Promise.all([box(view.next), box(view.byEmail)]);
    const before = await places();
    await view.next.click();
    await page.getByText('Fill in this field').waitFor();
    expect(await places()).toEqual(before);
    await view.number.fill('5');
    await view.next.click();
    await page.getByText('Enter the 9 digits of the number').waitFor();
    expect(await places()).toEqual(before);
    await view.number.fill('501234567');
    for (const code of ['Anything', 'UserAlreadyRegistered', 'SmsMaxAttemptsReached']) {
      card.answer('/login/checkout', refusal(code));
      await submit(view, view.next);
      expect([code, await places()]).toEqual([code, before]);
    }
  });

  test('of the code step', async () => {
    card.answer('/login/checkout', json({ Value: true }));
    const { page, card: view } = await open();
    await toCodeStep(view);
    const places = () => Promise.all([box(view.next), box(view.byEmail)]);
    const before = await places();
    await view.next.click();
    await page.getByText('Fill in this field').waitFor();
    expect(await places()).toEqual(before);
    for (const answer of [
      wrong,
      wrong,
      wrong,
      (_: unknown, response: { destroy(): void }) => response.destroy(),
    ]) {
      card.answer('/account/phonelogin', answer);
      await view.code.fill('123456');
      await submit(view, view.next);
      expect(await places()).toEqual(before);
    }
  });

  test('of the email mode', async () => {
    card.answer(
      '/account/emaillogin',
      json({ Status: 1, Error: 'The email or the password is wrong. Try again.' }),
    );
    const { page, card: view } = await open();
    await view.byEmail.click();
    const places = () => Promise.all([box(view.login), box(view.byPhone)]);
    const before = await places();
    await view.login.click();
    await page.getByText('Fill in this field').first().waitFor();
    expect(await places()).toEqual(before);
    await view.email.fill('admin@example');
    await view.password.fill('x');
    await view.login.click();
    await page.getByText('Enter an email address such as name@example.com').waitFor();
    expect(await places()).toEqual(before);
    await view.email.fill('admin@example.com');
    await submit(view, view.login);
    expect(await places()).toEqual(before);
  });
});

test('an error of 500 characters does not move the submit button', async () => {
  const { card: view } = await card.openCard();
  const before = await box(view.next);
  card.answer('/login/checkout', json({ Code: 'X', Error: 'long words '.repeat(50) }, 400));
  await view.number.fill('501234567');
  await submit(view, view.next);
  expect(await box(view.next)).toEqual(before);
});

test.each(['UserAlreadyRegistered', 'NotAllowedSmsForCountry', 'SmsMaxAttemptsReached'])(
  'after %s the button of the email mode is the primary one',
  async (code) => {
    card.answer('/login/checkout', refusal(code));
    const { card: view } = await card.openCard();
    const [primary, secondary] = [await background(view.next), await background(view.byEmail)];
    expect(primary).not.toBe(secondary);
    await view.number.fill('501234567');
    await submit(view, view.next);
    await expect.poll(() => background(view.byEmail)).toBe(primary);
    expect(await background(view.next)).toBe(secondary);
    await view.byEmail.click();
    await expect.poll(() => background(view.byPhone)).toBe(secondary);
  },
);

test('after three wrong codes the button of the email mode is the primary one', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrong);
  const { card: view } = await card.openCard();
  const [primary, secondary] = [await background(view.next), await background(view.byEmail)];
  await toCodeStep(view);
  for (const expected of [secondary, secondary, primary]) {
    await view.code.fill('123456');
    await submit(view, view.next);
    await expect.poll(() => background(view.byEmail)).toBe(expected);
  }
});

test('a refused code is marked, and described by the error and by the sentence with the number', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrong);
  const { page, card: view } = await card.openCard();
  await toCodeStep(view);
  const described = async () => {
    const ids = (await view.code.getAttribute('aria-describedby'))?.split(' ') ?? [];
    return Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
  };
  expect(await described()).toEqual(['We sent a code to +380 50 123 45 67']);
  await view.code.fill('123456');
  await submit(view, view.next);
  expect(await described()).toEqual(['The code is wrong.', 'We sent a code to +380 50 123 45 67']);
  expect(await view.code.getAttribute('aria-invalid')).toBe('true');
  await view.code.fill('1');
  await expect.poll(() => view.code.getAttribute('aria-invalid')).toBeNull();
});

test('the focus ring leaves a gap around the border that shows an error', async () => {
  const { card: view } = await card.openCard();
  const box = view.number.locator('xpath=..');
  const look = () =>
    box.evaluate((element) => {
      const { borderTopColor, boxShadow } = getComputedStyle(element);
      return { borderTopColor, boxShadow };
    });
  await view.number.focus();
  const valid = await look();
  await view.next.click();
  await expect.poll(async () => (await look()).borderTopColor).not.toBe(valid.borderTopColor);
  expect((await look()).boxShadow).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 2px, /);
});
