import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

const refusal = new Failure('refused', 'WrongLogin', undefined, 'Wrong');

/** What the visitor can hardly have noticed yet. A second click or Enter is then no answer to it. */
test.each<[string, () => Promise<ReturnType<typeof openCard>>]>([
  ['a refused request for a code', () => after(openCard(), ({ requestCode }) => requestCode(refusal))],
  ['the code step', () => openCodeStep()],
  ['a refused code', async () => after(await openCodeStep(), ({ enterCode }) => enterCode(refusal))],
  [
    'a refused request for another code',
    async () =>
      after(await openCodeStep(), async ({ phone, last }) => {
        await vi.advanceTimersByTimeAsync(60_000);
        phone.sms.resend();
        await last().answer(refusal);
      }),
  ],
  ['the number again', async () => after(await openCodeStep(), ({ phone }) => phone.edit())],
  ['the other method', () => after(openCard(), ({ card }) => card.switchMethod())],
  ['a refused login by email', () => after(openCard(), ({ logIn }) => logIn(refusal))],
  [
    'a login that the page has cancelled',
    async () => after(await openCodeStep({ stays: true }), ({ enterCode }) => enterCode(true)),
  ],
])('the card tells how long it has shown %s, until a field is changed', async (_, show) => {
  for (const field of ['phone', 'code', 'email', 'password'] as const) {
    const { card, phone, email } = await show();
    expect(card.shownFor()).toBe(0);
    await vi.advanceTimersByTimeAsync(250);
    expect(card.shownFor()).toBe(250);
    type({ phone: phone.numberStep.phone, code: phone.codeStep.code, ...email }[field], '1');
    expect(card.shownFor()).toBeGreaterThan(1000);
  }
});

test('a new card, and the error of a field, need no time to be noticed', () => {
  const { card, phone } = openCard();
  expect(card.shownFor()).toBeGreaterThan(1000);
  phone.numberStep.submit();
  expect(card.shownFor()).toBeGreaterThan(1000);
});

async function after<Opened>(opened: Opened, act: (opened: Opened) => unknown): Promise<Opened> {
  await act(opened);
  return opened;
}
