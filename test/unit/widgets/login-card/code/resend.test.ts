import { expect, test, vi } from 'vitest';
import { noConnection, openCard, openCodeStep, refused, tooManyRequests, wait } from '../open-card';

test('a new code can be requested after the countdown, which starts again; what is typed stays', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 4, 0) });
  const { phone, look, type, last, resend, answer, enter } = await openCodeStep();
  type('code', '12');
  await wait(59.999);
  resend();
  expect(look().calls).toEqual(['checkout']);
  await wait(0.001);
  resend();
  expect(look()).toMatchObject({ running: 'checkout', calls: ['checkout', 'checkout'] });
  expect(last().args.slice(0, 2)).toEqual(['380', '501234567']);
  expect(phone.sms.resentAt.peek()).toBe('');
  await answer(true);
  expect(look()).toMatchObject({ step: 'code', left: 60, says: 'CodeSentAt 14:05', texts: { code: '12' } });
  await wait(600);
  // A refusal of a code, which also sets a wait, leaves it.
  await enter(tooManyRequests(90));
  expect(phone.sms.resentAt.peek()).toBe('14:05');
});

test.each([
  ['no connection', noConnection, { error: 'NetworkError', left: 0 }],
  ['too many attempts', refused('SmsMaxAttemptsReached'), { error: 'Words.', offersEmail: true, left: 0 }],
  ['too many requests', tooManyRequests(90), { error: 'TooManyRequestsError', offersEmail: false, left: 90 }],
])(
  'after %s the code step shows why, and the next code can be requested after the wait',
  async (_, failure, shown) => {
    const { phone, look, resend } = await openCodeStep();
    await wait(60);
    await resend(failure);
    expect(look()).toMatchObject({ step: 'code', busy: false, ...shown });
    expect(phone.sms.resentAt.peek()).toBe('');
    vi.setSystemTime(Date.now() + shown.left * 1000);
    await wait(1);
    resend();
    expect(look().calls).toHaveLength(3);
  },
);

test('too many requests for the check of a code set the wait, too, but never shorten one that runs', async () => {
  const { look, enter } = await openCodeStep();
  await wait(10);
  await enter(tooManyRequests(5));
  // The running wait was announced when it began.
  expect(look()).toMatchObject({ left: 50, error: 'TooManyRequestsError', says: '' });
  await wait(50);
  expect(look().left).toBe(0);
  await enter(tooManyRequests(90));
  expect(look()).toMatchObject({ step: 'code', left: 90, error: 'TooManyRequestsError' });
});

test('too many requests at the number step do not open the code step', async () => {
  const { look, enter } = openCard();
  await enter(tooManyRequests(90));
  expect(look()).toMatchObject({ step: 'number', left: 0, error: 'TooManyRequestsError' });
});
