import { expect, test } from 'vitest';
import { Failure } from '../../../../../src/shared';
import { noConnection, type Opened, openCodeStep, refused, wait } from '../open-card';

const wrong = refused('WrongLogin');

test('a code is required, and the code in a text is checked for the number', async () => {
  const { type, submit, look, last } = await openCodeStep();
  submit();
  const shown = { focused: 'code', errors: { code: 'SmsCodeRequiredError' } };
  expect(look()).toMatchObject({ calls: ['checkout'], ...shown });
  type('code', 'Ваш код: 012-345');
  expect(look().errors.code).toBeUndefined();
  submit();
  expect(last()).toMatchObject({ name: 'phoneLogin', args: ['380', '501234567', '012345'] });
});

test.each([
  [noConnection, 'NetworkError'],
  [new Failure('timeout'), 'TimeoutError'],
  [new Failure('unexpected'), 'UnexpectedError'],
  [refused('StalePage'), 'Words.'],
])('a code that was not checked stays, is selected and is not sent by itself: %o', async (failure, error) => {
  const { card, look, enter, comeOnline, type } = await openCodeStep({ page: { codeLength: 6 } });
  await enter(failure);
  expect(look()).toMatchObject({ step: 'code', error, focused: 'code', texts: { code: '123456' } });
  expect(card.focusRequest.peek()?.text).toBe('123456');
  comeOnline();
  type('code', '123456');
  await wait(60);
  expect(look().calls).toEqual(['checkout', 'phoneLogin']);
});

test('the login by email is offered after three wrong codes for one number, with other failures or not', async () => {
  const { phone, look, enter, submit } = await openCodeStep();
  const offers = [];
  for (const failure of [wrong, wrong, 'edit', wrong, noConnection, wrong, wrong] as const) {
    if (failure !== 'edit') await enter(failure);
    else {
      phone.edit();
      await submit(true);
    }
    offers.push(look().offersEmail);
  }
  expect(offers).toEqual([false, false, false, false, false, false, true]);
});

test.each<[string, (card: Opened) => void]>([
  ['an edit of the number', ({ phone }) => phone.edit()],
  ['a change of method', ({ card }) => card.switchMethod()],
])('%s ends the offer of the login by email', async (_, act) => {
  const opened = await openCodeStep();
  await opened.enter(refused('SmsMaxAttemptsReached'));
  expect(opened.look().offersEmail).toBe(true);
  act(opened);
  expect(opened.look().offersEmail).toBe(false);
});

const page = { codeLength: 6 };

test('a complete code is sent by itself, once; after an error not, until another number has a code', async () => {
  const { phone, type, submit, look, last, answer } = await openCodeStep({ page });
  type('code', '12345');
  expect(look().calls).toEqual(['checkout']);
  // A number of another length in a message is not the code.
  type('code', 'Замовлення 54321, 100 грн. Код: 123 456');
  type('code', '654321');
  expect(look().calls).toEqual(['checkout', 'phoneLogin']);
  expect(last().args[2]).toBe('123456');
  await answer(wrong);
  type('code', '654321');
  expect(look().calls).toEqual(['checkout', 'phoneLogin']);
  await submit(wrong);
  expect(last().args[2]).toBe('654321');
  phone.edit();
  await submit(true);
  type('code', '111111');
  expect(last().args[2]).toBe('111111');
});

test.each<[string, typeof page | undefined, (card: Opened) => unknown]>([
  ['without a length', undefined, () => {}],
  ['after an empty submit', page, ({ submit }) => submit()],
  ['while an error is shown', page, ({ resend }) => wait(60).then(() => resend(noConnection))],
])('a code is not sent automatically %s', async (_, page, act) => {
  const opened = await openCodeStep({ page });
  await act(opened);
  opened.type('code', '123456');
  expect(opened.look().calls).not.toContain('phoneLogin');
});

test('the hint says that a complete code sends itself, or after a refusal or an empty code that Next does', async () => {
  const { phone, enter, type, submit } = await openCodeStep({ page });
  const { sending } = phone.codeStep;
  expect(sending.peek()).toBe('CodeChecksItself');
  await enter(refused('WrongLogin'));
  type('code', '1');
  expect(sending.peek()).toBe('PressNext');
  phone.edit();
  await enter(true);
  expect(sending.peek()).toBe('CodeChecksItself');
  type('code', '');
  submit();
  expect(sending.peek()).toBe('PressNext');
});

test('without a length in the page’s data, the hint says nothing about sending', async () => {
  const { phone, enter, type } = await openCodeStep();
  await enter(refused('WrongLogin'));
  type('code', '1');
  expect(phone.codeStep.sending.peek()).toBeUndefined();
});
