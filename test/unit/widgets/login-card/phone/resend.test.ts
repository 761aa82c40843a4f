import { expect, test, vi } from 'vitest';
import { noConnection, openCard, openCodeStep, refused, tooManyRequests, wait } from '../open-card';

/** A card with a code step at which a new code can be requested. */
async function openResend() {
  const opened = await openCodeStep();
  await wait(60);
  return opened;
}

test('nothing is sent while the countdown runs', async () => {
  const { resend, look } = await openCodeStep();
  await wait(59.999);
  resend();
  expect(look().calls).toEqual(['checkout']);
  await wait(0.001);
  resend();
  expect(look().calls).toEqual(['checkout', 'checkout']);
});

test('a new code starts the wait again, and the card shows its time', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 4, 0) });
  const { phone, look, resend, answer } = await openResend();
  expect(phone.sms.resentAt.peek()).toBe('');
  resend();
  expect(look().running).toBe('checkout');
  await answer(true);
  expect(look()).toMatchObject({ step: 'code', left: 60, says: 'CodeSentAt 14:05' });
  await wait(600);
  expect(phone.sms.resentAt.peek()).toBe('14:05');
});

test('the typed part of the code and the number are kept', async () => {
  const { type, look, last, resend } = await openResend();
  type('code', '12');
  await resend(true);
  expect(look().texts.code).toBe('12');
  expect(last().args.slice(0, 2)).toEqual(['380', '501234567']);
});

test('after a failed resend its button still works', async () => {
  const { phone, look, resend } = await openResend();
  await resend(noConnection);
  expect(look()).toMatchObject({ error: 'NetworkError', busy: false, left: 0 });
  expect(phone.sms.resentAt.peek()).toBe('');
  resend();
  expect(look().calls).toHaveLength(3);
});

test.each([
  ['too many attempts', refused('SmsMaxAttemptsReached'), { error: 'Words.', offersEmail: true, left: 0 }],
  ['too many requests', tooManyRequests(90), { error: 'TooManyRequestsError', offersEmail: false, left: 90 }],
  ['a wait of years', refused('SmsSentTimeout', 1e300), { error: 'Words.', left: 86_400 }],
])('after %s the code step shows why, and the wait for the next code', async (_, failure, shown) => {
  const { look, resend } = await openResend();
  await resend(failure);
  expect(look()).toMatchObject({ step: 'code', ...shown });
});

test('too many requests for the check of a code set the wait, too', async () => {
  const { look, enterCode } = await openResend();
  await enterCode(tooManyRequests(90));
  expect(look()).toMatchObject({ step: 'code', left: 90, error: 'TooManyRequestsError' });
});

test('too many requests never shorten a wait that runs', async () => {
  const { look, enterCode } = await openCodeStep();
  await wait(10);
  await enterCode(tooManyRequests(5));
  // The running wait was announced when it began.
  expect(look()).toMatchObject({ left: 50, error: 'TooManyRequestsError', says: '' });
  await wait(50);
  expect(look().left).toBe(0);
});

test('too many requests at the number step do not open the code step', async () => {
  const { look, requestCode } = openCard();
  await requestCode(tooManyRequests(90));
  expect(look()).toMatchObject({ step: 'number', left: 0, error: 'TooManyRequestsError' });
});
