import { expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { openCard, openCodeStep, type } from './open-card';

test('the card error goes at the first change of the number', async () => {
  const { phone, cardError, requestCode } = openCard();
  const { numberStep } = phone;
  for (const field of [numberStep.phone, numberStep.country]) {
    await requestCode(new Failure('network'));
    expect(cardError()).toBe('NetworkError');
    type(field as typeof numberStep.phone, '50123456');
    expect(cardError()).toBeUndefined();
  }
});

test('the card error goes at the first change of the code', async () => {
  const { phone, cardError, enterCode } = await openCodeStep();
  await enterCode(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
  expect(cardError()).toBe('Wrong');
  type(phone.codeStep.code, '1');
  expect(cardError()).toBeUndefined();
});

test.each(['email', 'password'] as const)(
  'the card error goes at the first change of the %s',
  async (name) => {
    const { email, cardError, logIn } = openCard();
    await logIn(new Failure('refused', 'WrongLogin', undefined, 'Wrong'));
    expect(cardError()).toBe('Wrong');
    type(email[name], 'admin@example.org');
    expect(cardError()).toBeUndefined();
  },
);

test('when the connection is back, the message that there is none goes, and this is announced', async () => {
  const { card, cardError, comeOnline, requestCode } = openCard();
  await requestCode(new Failure('network'));
  comeOnline();
  expect([cardError(), card.announcer.text.peek()]).toEqual([undefined, 'BackOnline']);
});

test('when the connection is back, another message stays, and nothing is announced', async () => {
  const { card, cardError, comeOnline, requestCode } = openCard();
  comeOnline();
  await requestCode(new Failure('timeout'));
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
  await code.enterCode(failure);
  expect([code.cardError(), codeStep.code.read(), code.card.markedField.peek()]).toEqual([
    message,
    '123456',
    undefined,
  ]);

  const { email, cardError, logIn } = openCard();
  await logIn(failure);
  expect([cardError(), email.password.read()]).toEqual([message, 'charge']);
});

test('after a login the browser goes to the address that the page gives', async () => {
  const { visited, enterCode } = await openCodeStep({ page: { afterLogin: '/uk/stations?city=1' } });
  await enterCode(true);
  expect(visited).toEqual(['/uk/stations?city=1']);
});
