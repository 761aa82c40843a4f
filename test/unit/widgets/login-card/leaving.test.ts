import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep } from './open-card';

beforeEach(() => sessionStorage.clear());

function openNumber() {
  const opened = openCard();
  opened.phone.typePhone('501234567');
  opened.phone.submit();
  return opened;
}

const answers = [true, new Failure('refused', 'SmsSentTimeout', 42, 'Wait'), new Failure('network')] as const;

test.each(answers)('a code that was asked for changes nothing in email mode: %o', async (answer) => {
  const { card, phone, last, problem } = openNumber();
  card.turnTo('email');
  expect([card.busy.peek(), last().signal.aborted]).toEqual([false, true]);
  await last().answer(answer);
  expect([card.mode.peek(), phone.state.peek(), problem(), phone.left.peek()]).toEqual([
    'email',
    'number',
    undefined,
    0,
  ]);
});

test.each(answers)('an answer to a code changes nothing once the number is edited: %o', async (answer) => {
  const { phone, last, problem, visited } = await openCodeStep();
  phone.typeCode('123456');
  phone.verify();
  phone.edit();
  await last().answer(answer);
  expect([phone.state.peek(), phone.sent.peek(), problem(), visited]).toEqual([
    'number',
    undefined,
    undefined,
    [],
  ]);
});

test.each(answers)('an answer to a password changes nothing in phone mode: %o', async (answer) => {
  const { card, email, last, problem, visited } = openCard();
  card.turnTo('email');
  email.typeEmail('a@b.co');
  email.typePassword('x');
  email.submit();
  card.turnTo('phone');
  await last().answer(answer);
  expect([card.mode.peek(), card.busy.peek(), problem(), visited]).toEqual(['phone', false, undefined, []]);
});

test.each(answers)('nothing happens after the card is taken down: %o', async (answer) => {
  const { phone, last, life, problem, events } = openNumber();
  life.abort();
  expect(last().signal.aborted).toBe(true);
  await last().answer(answer);
  expect([phone.sent.peek(), problem(), events, vi.getTimerCount()]).toEqual([undefined, undefined, [], 0]);
  expect(sessionStorage.length).toBe(0);
});

test('the answer to an earlier question does not end a later one', async () => {
  const { card, phone, calls } = openNumber();
  card.turnTo('email');
  card.turnTo('phone');
  phone.submit();
  await calls[0]?.answer(true);
  expect([phone.state.peek(), card.busy.peek()]).toEqual(['requesting', true]);
  await calls[1]?.answer(true);
  expect(phone.state.peek()).toBe('code');
});

test('email mode and back: the step, the countdown and all that was typed are kept, the error is not', async () => {
  const { card, phone, email, last, problem, focused } = await openCodeStep();
  phone.typeCode('123456');
  phone.verify();
  await last().answer(new Failure('network'));
  phone.typeCode('12');
  card.turnTo('email');
  expect([problem(), focused()]).toEqual([undefined, 'email']);
  email.typeEmail('a@b.co');
  email.typePassword('secret');
  await vi.advanceTimersByTimeAsync(20_000);
  card.turnTo('phone');
  expect([phone.state.peek(), phone.left.peek(), phone.code.peek(), focused()]).toEqual([
    'code',
    40,
    '12',
    'code',
  ]);
  card.turnTo('email');
  expect([email.email.peek(), email.password.peek()]).toEqual(['a@b.co', 'secret']);
});

test('a change of mode clears what was said of the fields, too', () => {
  const { card, phone, email } = openCard();
  phone.typePhone('5');
  phone.leaveField();
  card.turnTo('email');
  email.submit();
  card.turnTo('phone');
  expect([phone.phoneFault, email.emailFault, email.passwordFault].map((fault) => fault.peek())).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the wait is not spoken to somebody who types an email address', async () => {
  const { card } = await openCodeStep();
  card.turnTo('email');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(card.status.peek()).toBe('');
});

test.each(['phone', 'email'] as const)('back from the panel (by %s), the card is usable', async (mode) => {
  const { card, phone, email, last } = await openCodeStep();
  card.turnTo(mode);
  phone.typeCode('123456');
  email.typeEmail('a@b.co');
  email.typePassword('x');
  if (mode === 'phone') phone.verify();
  else email.submit();
  await last().answer(true);
  expect(card.busy.peek()).toBe(true);
  card.leave();
  expect([card.busy.peek(), card.leaving.peek(), phone.state.peek()]).toEqual([false, false, 'code']);
});
