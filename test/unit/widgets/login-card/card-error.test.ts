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
