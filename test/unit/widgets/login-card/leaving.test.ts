import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

function openNumber() {
  const opened = openCard();
  opened.requestCode();
  return opened;
}

const answers = [true, new Failure('refused', 'SmsSentTimeout', 42, 'Wait'), new Failure('network')] as const;

test.each(answers)(
  'a late answer changes nothing after the page has returned from the cache: %o',
  async (answer) => {
    const { card, phone, last, cardError, comeBack } = openNumber();
    comeBack();
    expect([card.busy.peek(), last().signal.aborted]).toEqual([false, true]);
    await last().answer(answer);
    expect([card.step.peek(), cardError(), phone.sms.left.peek(), card.busy.peek()]).toEqual([
      'number',
      undefined,
      0,
      false,
    ]);
  },
);

test('the answer to a cancelled call does not end a later call', async () => {
  const { card, phone, calls, comeBack } = openNumber();
  comeBack();
  phone.numberStep.submit();
  await calls[0]?.answer(true);
  expect([card.step.peek(), card.running.peek()]).toEqual(['number', 'checkout']);
  await calls[1]?.answer(true);
  expect(card.step.peek()).toBe('code');
});

test.each(answers)('nothing happens after the card is unmounted: %o', async (answer) => {
  const { phone, last, abortController, cardError, events } = openNumber();
  abortController.abort();
  expect(last().signal.aborted).toBe(true);
  await last().answer(answer);
  expect([phone.sms.sent.peek(), cardError(), events, vi.getTimerCount()]).toEqual([
    undefined,
    undefined,
    [],
    0,
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('an unmounted card leaves no timer', async () => {
  const { email, abortController } = await openCodeStep();
  type(email.email, 'a@');
  expect(vi.getTimerCount()).toBe(2);
  abortController.abort();
  expect(vi.getTimerCount()).toBe(0);
});

test('after a change to the other method and back, the step, the countdown and all texts are kept, and the error is removed', async () => {
  const { card, phone, email, cardError, focused, enterCode } = await openCodeStep();
  await enterCode(new Failure('network'));
  type(phone.codeStep.code, '12');
  card.switchMethod();
  expect([cardError(), focused()]).toEqual([undefined, 'email']);
  type(email.email, 'a@b.co');
  type(email.password, 'secret');
  await vi.advanceTimersByTimeAsync(20_000);
  card.switchMethod();
  expect([card.step.peek(), phone.sms.left.peek(), phone.codeStep.code.read(), focused()]).toEqual([
    'code',
    40,
    '12',
    'code',
  ]);
  card.switchMethod();
  expect([email.email.read(), email.password.read()]).toEqual(['a@b.co', 'secret']);
});

test('a change of method clears the errors of the fields', () => {
  const { card, phone, email } = openCard();
  type(phone.numberStep.phone, '5');
  phone.numberStep.leavePhone();
  card.switchMethod();
  email.submit();
  card.switchMethod();
  const fields = [phone.numberStep.phone, email.email, email.password];
  expect(fields.map(({ error }) => error.peek())).toEqual([undefined, undefined, undefined]);
});

test.each(['phone', 'email'] as const)(
  'when the page returns after a successful login (%s), the card is usable and has no password',
  async (method) => {
    const { card, phone, email, last, comeBack } = await openCodeStep();
    type(phone.codeStep.code, '123456');
    if (method === 'email') card.switchMethod();
    type(email.email, 'a@b.co');
    type(email.password, 'secret');
    if (method === 'phone') phone.codeStep.verify();
    else email.submit();
    await last().answer(true);
    expect([card.busy.peek(), email.password.read()]).toEqual([true, '']);
    type(email.password, 'filled in by the browser');
    comeBack();
    const step = method === 'phone' ? 'code' : 'email';
    expect([card.busy.peek(), card.step.peek(), email.password.read()]).toEqual([false, step, '']);
  },
);

test('when the page returns after another navigation, a password that was shown is cleared and hidden', () => {
  const { card, email, comeBack } = openCard();
  card.switchMethod();
  type(email.password, 'secret');
  email.togglePassword();
  expect(email.isPasswordShown.peek()).toBe(true);
  comeBack();
  expect([email.password.read(), email.isPasswordShown.peek()]).toEqual(['', false]);
});

test('after a login whose event the page has cancelled, the button sends again', async () => {
  const { phone, calls, visited, enterCode } = await openCodeStep({ stays: true });
  await enterCode(true);
  phone.codeStep.verify();
  expect([calls.length, visited]).toEqual([3, []]);
});
