import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { openCodeStep } from './open-card';

const refused = (code: string, data?: unknown) => new Failure('refused', code, data, `${code}!`);

beforeEach(() => sessionStorage.clear());

test('a right code leads to the panel and the card stays busy', async () => {
  const { card, phone, last, visited, events } = await openCodeStep();
  phone.typeCode('Ваш код: 012-345');
  phone.verify();
  expect([last().name, last().args]).toEqual(['phoneLogin', ['380', '501234567', '012345']]);
  await last().answer(true);
  expect([events, visited]).toEqual([[['login:success', { method: 'phone' }]], ['/panel']]);
  expect([phone.state.peek(), card.busy.peek()]).toEqual(['done', true]);
});

test('once it leaves the page, nothing moves the card any more', async () => {
  const { card, phone, last, calls } = await openCodeStep();
  phone.typeCode('123456');
  phone.verify();
  await last().answer(true);
  phone.edit();
  phone.verify();
  phone.resend();
  card.turnTo('email');
  expect([phone.state.peek(), card.mode.peek(), calls.length]).toEqual(['done', 'phone', 2]);
});

test('a page that cancels the event keeps the card at its step, usable', async () => {
  const { card, phone, last, visited } = await openCodeStep({ stays: true });
  phone.typeCode('123456');
  phone.verify();
  await last().answer(true);
  expect([phone.state.peek(), card.busy.peek(), visited]).toEqual(['code', false, []]);
});

test('a code is required', async () => {
  const { phone, calls, focused } = await openCodeStep();
  phone.verify();
  expect([phone.codeFault.peek(), calls.length, focused()]).toEqual(['RequiredFieldError', 1, 'code']);
  phone.typeCode('1');
  expect(phone.codeFault.peek()).toBeUndefined();
});

test.each([refused('WrongLogin'), new Failure('network'), new Failure('timeout'), new Failure('unexpected')])(
  'a failed check clears the code and asks for it again: %o',
  async (failure) => {
    const { phone, last, problem, focused } = await openCodeStep();
    phone.typeCode('123456');
    phone.verify();
    await last().answer(failure);
    expect([phone.code.peek(), phone.state.peek(), focused()]).toEqual(['', 'code', 'code']);
    expect(problem()).toMatch(/Error$|WrongLogin!/);
  },
);

test('the other way in is offered after three wrong codes, no matter what else failed between', async () => {
  const { card, phone, last } = await openCodeStep();
  const offers = [];
  for (const failure of [
    refused('WrongLogin'),
    new Failure('network'),
    refused('WrongLogin'),
    refused('WrongLogin'),
  ]) {
    phone.typeCode('123456');
    phone.verify();
    await last().answer(failure);
    offers.push(card.problem.peek()?.offer);
  }
  expect(offers).toEqual([false, false, false, true]);
});

test('another number starts with no wrong codes', async () => {
  const { card, phone, last } = await openCodeStep();
  for (const round of [1, 2, 3, 4]) {
    if (round === 3) {
      phone.edit();
      phone.submit();
      await last().answer(true);
    }
    phone.typeCode('123456');
    phone.verify();
    await last().answer(refused('WrongLogin'));
  }
  expect(card.problem.peek()?.offer).toBe(false);
});
