// An open keyboard leaves a low window. Only a browser knows what is visible in it.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../texts';
import type { Visited } from '../visit';
import { json, toCodeStep, useCard, wrongCode } from './card';

const card = useCard();

const body = `<h1>Login</h1>${'<p>Charging</p>'.repeat(9)}<div data-widget="login-card"></div>`;
const dropped = (_: unknown, response: { destroy(): void }) => response.destroy();
const refused = json({ Code: 'Other', Error: 'This number cannot get an SMS.' }, 400);

const expectInView = async (parts: Locator[]) => {
  for (const part of parts)
    expect(
      await part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
};

describe.each([
  [390, 380],
  [320, 300],
])('in a window of %i × %i px the field, its error and the button are visible together', (width, height) => {
  const open = () => card.openCard({ body, context: { viewport: { width, height }, hasTouch: true } });
  /** Presses Enter in the field, as the keyboard of a phone does. */
  const enter = (field: Locator) => field.press('Enter');

  async function expectFieldErrors(
    page: Visited,
    field: Locator,
    button: Locator,
    errors: [string, string][],
  ) {
    for (const [text, message] of errors) {
      await field.fill(text);
      await enter(field);
      const error = page.getByText(message).last();
      await error.waitFor();
      await expectInView([field, error, button]);
    }
  }

  test('at the number step', async () => {
    const { page, card: view } = await open();
    await expectFieldErrors(page, view.number, view.next, [
      ['', en.RequiredFieldError],
      ['5', en.InvalidPhoneNumberFormatError],
    ]);
    for (const answer of [refused, dropped]) {
      card.answer('/login/checkout', answer);
      await view.number.fill('501234567');
      await enter(view.number);
      await view.alert.waitFor();
      await expectInView([view.number, view.alert, view.next]);
    }
  });

  test('at the code step', async () => {
    card.answer('/login/checkout', json({ Value: true }));
    const { page, card: view } = await open();
    await toCodeStep(view);
    await expectFieldErrors(page, view.code, view.next, [['', en.RequiredFieldError]]);
    for (const answer of [wrongCode, dropped]) {
      card.answer('/account/phonelogin', answer);
      await view.code.fill('123456');
      await enter(view.code);
      await view.alert.waitFor();
      await expectInView([view.code, view.alert, view.next]);
    }
  });

  test('at the email step', async () => {
    card.answer('/account/emaillogin', json({ Status: 1, Error: 'The email or the password is wrong.' }));
    const { page, card: view } = await open();
    await view.byEmail.tap();
    await view.email.fill('admin@example.com');
    await expectFieldErrors(page, view.password, view.login, [['', en.RequiredFieldError]]);
    await view.password.fill('x');
    await enter(view.password);
    await view.alert.waitFor();
    await expectInView([view.password, view.alert, view.login]);
  });
});

const place = async (part: Locator) => (await part.boundingBox()) as DOMRect;

test('the card grows by at most 150 px from the number to the code', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { card: view } = await card.openCard({ page: { contacts: { hotline: '0 800 123 456' } } });
  const before = await place(view.root);
  await toCodeStep(view);
  expect((await place(view.root)).height - before.height).toBeLessThanOrEqual(150);
});

test('after a tap on a touch screen the button under the finger does not look hovered', async () => {
  const { card: view } = await card.openCard({ context: { hasTouch: true } });
  const look = (button: Locator) =>
    button.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      const { filter, boxShadow, textDecorationLine } = getComputedStyle(element);
      return [matchMedia('(hover: none)').matches, filter, boxShadow, textDecorationLine];
    });
  const untouched = await look(view.byEmail);
  expect(untouched[0]).toBe(true);
  await view.byEmail.tap();
  expect(await look(view.byPhone)).toEqual(untouched);
});
