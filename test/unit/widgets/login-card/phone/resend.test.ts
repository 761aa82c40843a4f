import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCard, openCodeStep, type } from '../open-card';

const minute = 60_000;

async function openResend(options?: Parameters<typeof openCodeStep>[0]) {
  const opened = await openCodeStep(options);
  await vi.advanceTimersByTimeAsync(minute);
  return opened;
}

test('nothing is sent while the countdown runs', async () => {
  const { phone, calls } = await openCodeStep();
  await vi.advanceTimersByTimeAsync(minute - 1);
  phone.sms.resend();
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  phone.sms.resend();
  expect(calls).toHaveLength(2);
});

test('while a code is requested, a second click and the form send nothing', async () => {
  const { phone, calls } = await openResend();
  type(phone.codeStep.code, '123456');
  phone.sms.resend();
  phone.sms.resend();
  phone.codeStep.verify();
  phone.numberStep.submit();
  expect(calls.map(({ name }) => name)).toEqual(['checkout', 'checkout']);
});

test('no code is requested while another one is checked', async () => {
  const { phone, calls, enterCode } = await openResend();
  enterCode();
  phone.sms.resend();
  expect(calls.map(({ name }) => name)).toEqual(['checkout', 'phoneLogin']);
});

test('a new code starts the wait again, and the card shows its time', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 4, 0) });
  const { card, phone, last } = await openResend();
  expect(phone.sms.resentAt.peek()).toBe('');
  phone.sms.resend();
  expect(card.running.peek()).toBe('checkout');
  await last().answer(true);
  expect([phone.sms.left.peek(), phone.sms.resentAt.peek(), card.step.peek()]).toEqual([60, '14:05', 'code']);
  expect(card.announcer.text.peek()).toBe('CodeSentAt 14:05');
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(phone.sms.resentAt.peek()).toBe('14:05');
});

test('the typed part of the code and the number are kept', async () => {
  const { phone, last } = await openResend();
  type(phone.codeStep.code, '12');
  phone.sms.resend();
  await last().answer(true);
  expect(phone.codeStep.code.read()).toBe('12');
  expect(last().args.slice(0, 2)).toEqual(['380', '501234567']);
});

test('after a failed resend its button still works', async () => {
  const { card, phone, last, cardError, calls } = await openResend();
  phone.sms.resend();
  await last().answer(new Failure('network'));
  expect([cardError(), card.busy.peek(), phone.sms.waiting.peek(), phone.sms.resentAt.peek()]).toEqual([
    'NetworkError',
    false,
    false,
    '',
  ]);
  phone.sms.resend();
  expect(calls).toHaveLength(3);
});

test('after too many attempts the login by email is offered', async () => {
  const { card, phone, last } = await openResend();
  phone.sms.resend();
  await last().answer(new Failure('refused', 'SmsMaxAttemptsReached', undefined, 'Too many'));
  expect([card.error.peek()?.text, card.offersEmail.peek()]).toEqual(['Too many', true]);
  expect(card.step.peek()).toBe('code');
});

test('too many requests with a time set the wait for the next code', async () => {
  const { card, phone, last, cardError } = await openResend();
  phone.sms.resend();
  await last().answer(new Failure('refused', '', undefined, '', 90));
  expect([phone.sms.left.peek(), card.step.peek(), cardError()]).toEqual([
    90,
    'code',
    'TooManyRequestsError',
  ]);
});

test('too many requests for the check of a code set the wait, too', async () => {
  const { card, phone, cardError, enterCode } = await openResend();
  await enterCode(new Failure('refused', '', undefined, '', 90));
  expect([phone.sms.left.peek(), card.step.peek(), cardError()]).toEqual([
    90,
    'code',
    'TooManyRequestsError',
  ]);
});

test('too many requests never shorten a wait that runs', async () => {
  const { card, phone, cardError, enterCode } = await openCodeStep();
  await vi.advanceTimersByTimeAsync(10_000);
  await enterCode(new Failure('refused', '', undefined, '', 5));
  expect([phone.sms.left.peek(), cardError()]).toEqual([50, 'TooManyRequestsError']);
  // The running wait was announced when it began.
  expect(card.announcer.text.peek()).toBe('');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(phone.sms.waiting.peek()).toBe(false);
});

test('a wait is at most a day', async () => {
  const { phone, last } = await openResend();
  phone.sms.resend();
  await last().answer(new Failure('refused', 'SmsSentTimeout', 1e300, 'Wait'));
  expect(phone.sms.left.peek()).toBe(86_400);
});

test('too many requests at the number step do not open the code step', async () => {
  const { card, phone, cardError, requestCode } = openCard();
  await requestCode(new Failure('refused', '', undefined, '', 90));
  expect([phone.sms.left.peek(), card.step.peek(), cardError()]).toEqual([
    0,
    'number',
    'TooManyRequestsError',
  ]);
});
