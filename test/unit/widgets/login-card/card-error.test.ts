import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

beforeEach(() => sessionStorage.clear());

test('the card error goes at the first change of the number', async () => {
  const { phone, last, cardError } = openCard();
  const { numberStep } = phone;
  for (const field of [numberStep.phone, numberStep.country]) {
    type(numberStep.phone, '501234567');
    numberStep.submit();
    await last().answer(new Failure('network'));
    expect(cardError()).toBe('NetworkError');
    type(field as typeof numberStep.phone, '50123456');
    expect(cardError()).toBeUndefined();
  }
});

test('the card error goes at the first change of the code', async () => {
  const { phone, last, cardError } = await openCodeStep();
  type(phone.codeStep.code, '123456');
  phone.codeStep.verify();
  await last().answer(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
  expect(cardError()).toBe('Wrong');
  type(phone.codeStep.code, '1');
  expect(cardError()).toBeUndefined();
});

test.each(['email', 'password'] as const)(
  'the card error goes at the first change of the %s',
  async (name) => {
    const { email, last, cardError } = openCard();
    type(email.email, 'admin@example.com');
    type(email.password, 'x');
    email.submit();
    await last().answer(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
    expect(cardError()).toBe('Wrong');
    type(email[name], 'admin@example.org');
    expect(cardError()).toBeUndefined();
  },
);

test('when the connection is back, the message that there is none goes, and this is announced', async () => {
  const { card, phone, last, cardError, comeOnline } = openCard();
  type(phone.numberStep.phone, '501234567');
  phone.numberStep.submit();
  await last().answer(new Failure('network'));
  comeOnline();
  expect([cardError(), card.announcer.text.peek()]).toEqual([undefined, 'BackOnline']);
});

test('when the connection is back, another message stays, and nothing is announced', async () => {
  const { card, phone, last, cardError, comeOnline } = openCard();
  comeOnline();
  type(phone.numberStep.phone, '501234567');
  phone.numberStep.submit();
  await last().answer(new Failure('timeout'));
  comeOnline();
  expect([cardError(), card.announcer.text.peek()]).toEqual(['TimeoutError', '']);
});

test.each<[string, Failure, string]>([
  ['with a new token', new Failure('refused', 'StalePage', true), 'StalePageError'],
  ['without a new token', new Failure('refused', 'StalePage'), 'ReloadPageError'],
  [
    'without a new token, but with words of the server',
    new Failure('refused', 'StalePage', undefined, 'Reload'),
    'Reload',
  ],
])('on a page that was open for too long everything typed stays, %s', async (_, failure, message) => {
  const code = await openCodeStep();
  const { codeStep } = code.phone;
  type(codeStep.code, '123456');
  codeStep.verify();
  await code.last().answer(failure);
  expect([code.cardError(), codeStep.code.read(), code.card.markedField.peek()]).toEqual([
    message,
    '123456',
    undefined,
  ]);

  const { email, last, cardError } = openCard();
  type(email.email, 'admin@example.com');
  type(email.password, 'x');
  email.submit();
  await last().answer(failure);
  expect([cardError(), email.password.read()]).toEqual([message, 'x']);
});

test('after a login the browser goes to the address that the page gives', async () => {
  const { phone, last, visited } = await openCodeStep({ page: { afterLogin: '/uk/stations?city=1' } });
  type(phone.codeStep.code, '123456');
  phone.codeStep.verify();
  await last().answer(true);
  expect(visited).toEqual(['/uk/stations?city=1']);
});
