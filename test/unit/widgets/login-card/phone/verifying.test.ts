import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCodeStep, type } from '../open-card';

const refused = (code: string, data?: unknown) => new Failure('refused', code, data, `${code}!`);

test('a right code leads to the panel and the card stays busy', async () => {
  const { card, phone, last, visited, events } = await openCodeStep();
  type(phone.codeStep.code, 'Ваш код: 012-345');
  phone.codeStep.verify();
  expect([last().name, last().args]).toEqual(['phoneLogin', ['380', '501234567', '012345']]);
  await last().answer(true);
  expect([events.slice(-1), visited]).toEqual([[['login:success', { method: 'phone' }]], ['/panel']]);
  expect([card.running.peek(), card.busy.peek()]).toEqual(['leaving', true]);
});

test('if the page cancels the event, the card stays usable at its step', async () => {
  const { card, visited, enterCode } = await openCodeStep({ stays: true });
  await enterCode(true);
  expect([card.step.peek(), card.busy.peek(), visited]).toEqual(['code', false, []]);
});

test('a code is required', async () => {
  const { phone, calls, focused } = await openCodeStep();
  phone.codeStep.verify();
  expect([phone.codeStep.code.error.peek(), calls.length, focused()]).toEqual([
    'RequiredFieldError',
    1,
    'code',
  ]);
  type(phone.codeStep.code, '1');
  expect(phone.codeStep.code.error.peek()).toBeUndefined();
});

test.each([refused('WrongLogin'), new Failure('network'), new Failure('timeout'), new Failure('unexpected')])(
  'a failed check clears the code and moves the focus to it: %o',
  async (failure) => {
    const { card, phone, cardError, focused, enterCode } = await openCodeStep();
    await enterCode(failure);
    expect([phone.codeStep.code.read(), card.step.peek(), focused()]).toEqual(['', 'code', 'code']);
    expect(cardError()).toMatch(/Error$|WrongLogin!/);
  },
);

test('without a connection nothing is checked, so the code stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { phone, enterCode } = await openCodeStep();
  await enterCode(new Failure('network'));
  vi.restoreAllMocks();
  expect(phone.codeStep.code.read()).toBe('123456');
});

test('the login by email is offered after three wrong codes, also with other failures between them', async () => {
  const { card, enterCode } = await openCodeStep();
  const offers = [];
  for (const failure of [
    refused('WrongLogin'),
    new Failure('network'),
    refused('WrongLogin'),
    refused('WrongLogin'),
  ]) {
    await enterCode(failure);
    offers.push(card.offersEmail.peek());
  }
  expect(offers).toEqual([false, false, false, true]);
});

test('a wrong code is marked until another one is typed, but other failures mark no field', async () => {
  const { card, phone, last } = await openCodeStep();
  for (const failure of [refused('WrongLogin'), new Failure('network'), refused('Other')]) {
    type(phone.codeStep.code, '123456');
    expect(card.markedField.peek()).toBeUndefined();
    phone.codeStep.verify();
    await last().answer(failure);
    expect(card.markedField.peek()).toBe(failure.code === 'WrongLogin' ? phone.codeStep.code : undefined);
  }
});

test('another number starts with no wrong codes', async () => {
  const { card, phone, last, enterCode } = await openCodeStep();
  for (const round of [1, 2, 3, 4]) {
    if (round === 3) {
      phone.edit();
      phone.numberStep.submit();
      await last().answer(true);
    }
    await enterCode(refused('WrongLogin'));
  }
  expect(card.offersEmail.peek()).toBe(false);
});

test.each(['an edit of the number', 'a change of method'])(
  '%s ends the offer of the login by email',
  async (how) => {
    const { card, phone, enterCode } = await openCodeStep();
    await enterCode(refused('SmsMaxAttemptsReached'));
    expect(card.offersEmail.peek()).toBe(true);
    if (how === 'an edit of the number') phone.edit();
    else card.switchMethod();
    expect(card.offersEmail.peek()).toBe(false);
  },
);
