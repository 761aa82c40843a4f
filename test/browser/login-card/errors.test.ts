import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../texts';
import { json, submit, toCodeStep, useCard, wrongCode } from './card';

const card = useCard();

const box = async (button: Locator) => {
  const { x, y, width, height } = (await button.boundingBox()) as DOMRect;
  return [x, y, width, height];
};
const background = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

const errorAnswer = (code: string) =>
  json(
    {
      Code: code,
      Data: null,
      Error: 'This number belongs to a user who signs in by email.',
    },
    400,
  );

const wrongPassword = json({ Status: 1, Error: 'The email or the password is wrong. Try again.' });
const dropped = (_: unknown, response: { destroy(): void }) => response.destroy();

const errorAnswers = [
  ['Anything', errorAnswer('Anything')],
  ['UserAlreadyRegistered', errorAnswer('UserAlreadyRegistered')],
  ['no connection', dropped],
  ['an error of the server', json({}, 500)],
] as const;

// The card is narrowest there, so the texts have the most lines.
describe('at 320 px errors of up to two lines do not move the buttons', () => {
  const open = () => card.openCard({ context: { viewport: { width: 320, height: 800 } } });

  test('of the number step', async () => {
    const { page, card: view } = await open();
    const places = () => Promise.all([box(view.next), box(view.byEmail)]);
    const before = await places();
    await view.next.click();
    await page.getByText(en.RequiredFieldError).waitFor();
    expect(await places()).toEqual(before);
    await view.number.fill('5');
    await view.next.click();
    await page.getByText(en.InvalidPhoneNumberFormatError).waitFor();
    expect(await places()).toEqual(before);
    await view.number.fill('501234567');
    for (const [name, answer] of errorAnswers) {
      card.answer('/login/checkout', answer);
      await submit(view, view.next);
      expect([name, await places()]).toEqual([name, before]);
    }
  });

  test('of the code step', async () => {
    card.answer('/login/checkout', json({ Value: true }));
    const { page, card: view } = await open();
    await toCodeStep(view);
    const places = () => Promise.all([box(view.next), box(view.byEmail)]);
    const before = await places();
    await view.next.click();
    await page.getByText(en.RequiredFieldError).waitFor();
    expect(await places()).toEqual(before);
    for (const answer of [wrongCode, dropped, json({}, 429)]) {
      card.answer('/account/phonelogin', answer);
      await view.code.fill('123456');
      await submit(view, view.next);
      expect(await places()).toEqual(before);
    }
  });

  test('of the email step', async () => {
    const { page, card: view } = await open();
    await view.byEmail.click();
    const places = () => Promise.all([box(view.login), box(view.byPhone)]);
    const before = await places();
    await view.login.click();
    await page.getByText(en.RequiredFieldError).first().waitFor();
    expect(await places()).toEqual(before);
    await view.email.fill('admin@example');
    await view.password.fill('x');
    await view.login.click();
    await page.getByText(en.InvalidEmailFormatError).waitFor();
    expect(await places()).toEqual(before);
    await view.email.fill('admin@example.com');
    for (const [name, answer] of [['refused', wrongPassword], ...errorAnswers] as const) {
      card.answer('/account/emaillogin', answer);
      await view.password.fill('x');
      await submit(view, view.login);
      expect([name, await places()]).toEqual([name, before]);
    }
  });
});

test('after three wrong codes the button for signing in by email is the primary one', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const { card: view } = await card.openCard();
  const [primary, secondary] = [await background(view.next), await background(view.byEmail)];
  await toCodeStep(view);
  for (const expected of [secondary, secondary, primary]) {
    await view.code.fill('123456');
    await submit(view, view.next);
    await expect.poll(() => background(view.byEmail)).toBe(expected);
  }
});
