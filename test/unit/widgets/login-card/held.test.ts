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
])('the card is held for a second after it shows %s, or until a field is changed', async (_, show) => {
  for (const field of ['phone', 'code', 'email', 'password'] as const) {
    const { card, phone, email } = await show();
    expect(card.isHeld()).toBe(true);
    type({ phone: phone.numberStep.phone, code: phone.codeStep.code, ...email }[field], '1');
    expect(card.isHeld()).toBe(false);
  }
  const { card } = await show();
  await vi.advanceTimersByTimeAsync(999);
  expect(card.isHeld()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(card.isHeld()).toBe(false);
});

test('a new card is not held, and neither is one that shows the error of a field', () => {
  const { card, phone } = openCard();
  expect(card.isHeld()).toBe(false);
  phone.numberStep.submit();
  expect(card.isHeld()).toBe(false);
});

async function after<Opened>(opened: Opened, act: (opened: Opened) => unknown): Promise<Opened> {
  await act(opened);
  return opened;
}
