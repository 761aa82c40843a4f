// An open keyboard leaves a low window. Only a browser knows what is visible in it.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { json, noticeTime, passes, toCodeStep, useCard, wrongCode } from './card';

const card = useCard();

const body = `<h1>Login</h1>${'<p>Charging</p>'.repeat(9)}<div data-widget="login-card"></div>`;
const dropped = (_: unknown, response: { destroy(): void }) => response.destroy();
const registered = 'This number belongs to a user who signs in by email.';
const wrongPassword = 'The email or the password is wrong. Try again.';

const place = async (part: Locator) => (await part.boundingBox()) as DOMRect;

/** Those of these parts that the window does not show whole, each with its place. */
async function findHidden(parts: Record<string, Locator>): Promise<string[]> {
  const found = Object.entries(parts).map(async ([name, part]) => {
    const hidden = await part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (
        (top < 0 || bottom > innerHeight) && `from ${top} to ${bottom} px in a window of ${innerHeight} px`
      );
    });
    return hidden ? [`the ${name} is ${hidden}`] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Steps would slide in while their places are measured. */
const still = { reducedMotion: 'reduce' } as const;

/** A phone before its keyboard opens. */
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, ...still };

test('while the keyboard of a phone is open, the submit button is visible, also in the visual viewport', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard({ body, context: phone });
  const expectInView = async (field: Locator, button: Locator) => {
    await expect.poll(() => findHidden({ field, button })).toEqual([]);
  };
  await view.number.tap();
  await page.setViewportSize({ width: 375, height: 367 });
  await expectInView(view.number, view.next);
  await toCodeStep(view);
  await expectInView(view.code, view.next);
  await view.byEmail.tap();
  for (const field of [view.email, view.password]) {
    await field.tap();
    await expectInView(field, view.login);
  }

  // On an iPhone a keyboard shrinks only the visual viewport. A test cannot open a keyboard, so it shrinks the viewport by a zoom.
  await page.setViewportSize(phone.viewport);
  await page.evaluate(() => scrollTo(0, 0));
  const session = await page.context().newCDPSession(page);
  await view.email.tap();
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 667 / 367 });
  const visible = () =>
    view.login.evaluate((element) => {
      const { offsetTop, height } = visualViewport as VisualViewport;
      const { top, bottom } = element.getBoundingClientRect();
      const isVisible = top >= offsetTop && bottom <= offsetTop + height;
      return `the button is ${isVisible ? 'visible' : 'hidden'} in ${Math.round(height)} px`;
    });
  await expect.poll(visible).toBe('the button is visible in 367 px');
});

test('at 320 × 300 px an error moves no button, and is visible together with the field and the button', async () => {
  const context = { viewport: { width: 320, height: 300 }, hasTouch: true, ...still };
  const { page, card: view } = await card.openCard({ body, context });

  interface Step {
    field: Locator;
    button: Locator;
    /** Texts of the field that are wrong, each with its message. */
    texts: [string, string][];
    valid: string;
    call: string;
    answers: Parameters<typeof card.answer>[1][];
  }

  async function expectErrors({ field, button, texts, valid, call, answers }: Step) {
    /** Where the buttons are in the card. */
    const places = async () => {
      const top = (await place(view.root)).y;
      const boxes = await Promise.all([button, view.signUp].map(place));
      return boxes.map(({ x, y, width, height }) => [x, y - top, width, height].map(Math.round));
    };
    const before = await places();
    /** Presses Enter in the field, as the keyboard of a phone does. */
    const enter = async (text: string, error: Locator) => {
      await field.fill(text);
      await field.press('Enter');
      await error.waitFor();
      expect(await findHidden({ field, error, button })).toEqual([]);
      expect(await places(), 'the places of the buttons').toEqual(before);
    };
    for (const [text, message] of texts) await enter(text, view.root.getByText(message).last());
    for (const answer of answers) {
      card.answer(call, answer);
      await enter(valid, view.alert);
      await view.idle.waitFor();
    }
  }

  await expectErrors({
    ...{ field: view.number, button: view.next, valid: '501234567', call: '/login/checkout' },
    texts: [
      ['', en.PhoneNumberRequiredError],
      ['5', en.InvalidPhoneNumberFormatError],
    ],
    answers: [json({ Code: 'UserAlreadyRegistered', Error: registered }, 400), dropped],
  });
  card.answer('/login/checkout', json({ Value: true }));
  await toCodeStep(view);
  await passes(page, noticeTime);
  await expectErrors({
    ...{ field: view.code, button: view.next, valid: '123456', call: '/account/phonelogin' },
    texts: [['', en.SmsCodeRequiredError]],
    answers: [wrongCode, json({}, 429)],
  });
  await view.byEmail.tap();
  await view.email.fill('admin@example.com');
  await expectErrors({
    ...{ field: view.password, button: view.login, valid: 'x', call: '/account/emaillogin' },
    texts: [['', en.PasswordRequiredError]],
    answers: [json({ Status: 1, Error: wrongPassword })],
  });
});

test('on a touch screen the code step is at most 160 px higher, and no button looks hovered', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { card: view } = await card.openCard({
    page: { contacts: { hotline: '0 800 123 456' } },
    context: { hasTouch: true },
  });
  const look = (button: Locator) =>
    button.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      const { filter, boxShadow, textDecorationLine } = getComputedStyle(element);
      const hover = matchMedia('(hover: none)').matches ? 'none' : 'hover';
      return [hover, filter, boxShadow, textDecorationLine];
    });
  const untouched = await look(view.byEmail);
  expect(untouched[0], 'what the pointer can do').toBe('none');
  await view.byEmail.tap();
  expect(await look(view.byPhone)).toEqual(untouched);
  await view.byPhone.tap();

  const before = await place(view.root);
  await toCodeStep(view);
  expect((await place(view.root)).height - before.height).toBeLessThanOrEqual(160);
});
