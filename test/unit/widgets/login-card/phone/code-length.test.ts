import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCodeStep, type } from '../open-card';

const page = { codeLength: 6 };
const wrong = new Failure('refused', 'WrongLogin', undefined, 'Wrong');

test('a complete code is sent automatically, once', async () => {
  const { phone, calls, last } = await openCodeStep({ page });
  type(phone.codeStep.code, '12345');
  expect(calls).toHaveLength(1);
  type(phone.codeStep.code, 'Ваш код: 123-456');
  expect([last().name, last().args[2]]).toEqual(['phoneLogin', '123456']);
  type(phone.codeStep.code, '654321');
  expect(calls).toHaveLength(2);
});

test('a number of another length in a message is not the code', async () => {
  const { phone, last } = await openCodeStep({ page });
  type(phone.codeStep.code, 'Замовлення 54321, 100 грн. Код: 123 456');
  expect(last().args[2]).toBe('123456');
});

test('after an error a code is only sent with the button', async () => {
  const { phone, calls, last } = await openCodeStep({ page });
  type(phone.codeStep.code, '123456');
  await last().answer(wrong);
  type(phone.codeStep.code, '654321');
  expect(calls).toHaveLength(2);
  phone.codeStep.verify();
  expect(last().args[2]).toBe('654321');
});

test('a code is not sent automatically after an empty submit or while an error is shown', async () => {
  const empty = await openCodeStep({ page });
  empty.phone.codeStep.verify();
  type(empty.phone.codeStep.code, '123456');
  expect(empty.calls).toHaveLength(1);

  const { phone, calls, last } = await openCodeStep({ page });
  await vi.advanceTimersByTimeAsync(60_000);
  phone.sms.resend();
  await last().answer(new Failure('network'));
  type(phone.codeStep.code, '123456');
  expect(calls).toHaveLength(2);
});

test('with another number a code is sent automatically again', async () => {
  const { phone, last } = await openCodeStep({ page });
  type(phone.codeStep.code, '123456');
  await last().answer(wrong);
  phone.edit();
  phone.numberStep.submit();
  await last().answer(true);
  type(phone.codeStep.code, '654321');
  expect(last().args[2]).toBe('654321');
});

test('without a length nothing is sent automatically', async () => {
  const { phone, calls } = await openCodeStep();
  type(phone.codeStep.code, '123456');
  expect(calls).toHaveLength(1);
});
