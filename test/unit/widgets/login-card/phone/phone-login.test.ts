import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCard, openCodeStep, settle, type } from '../open-card';

const refused = (code: string, data?: unknown) => new Failure('refused', code, data, `${code}!`);

test('Ukraine is chosen at the start', () => {
  expect(openCard().phone.numberStep.country.read()).toBe('380');
});

test('requests a code once, in the language of the culture cookie', () => {
  const { card, phone, calls, last } = openCard();
  type(phone.numberStep.phone, '+380 (50) 123-45-67');
  expect(phone.numberStep.phone.read()).toBe('501234567');
  phone.numberStep.submit();
  phone.numberStep.submit();
  expect(card.busy.peek()).toBe(true);
  expect(calls).toHaveLength(1);
  expect([last().name, last().args]).toEqual(['checkout', ['380', '501234567', 'uk']]);
});

test('a sent code opens the code step with a wait of 60 seconds', async () => {
  const { card, phone, focused } = await openCodeStep();
  expect([card.step.peek(), phone.sms.left.peek(), card.busy.peek(), focused()]).toEqual([
    'code',
    60,
    false,
    'code',
  ]);
  expect(phone.sms.sent.peek()).toMatchObject({ dialCode: '380', phone: '501234567' });
});

test('a pasted number of another country selects that country', () => {
  const { phone } = openCard();
  type(phone.numberStep.phone, '+421 903 123 456');
  expect([phone.numberStep.country.read(), phone.numberStep.phone.read()]).toEqual(['421', '903123456']);
});

test('a number that is invalid in one country may be valid in the other', () => {
  const { phone } = openCard();
  type(phone.numberStep.country, '421');
  type(phone.numberStep.phone, '8 050 123 45 67');
  phone.numberStep.leavePhone();
  expect(phone.numberStep.phone.error.peek()).toBe('InvalidPhoneNumberFormatError');
  type(phone.numberStep.country, '380');
  expect([phone.numberStep.phone.read(), phone.numberStep.phone.error.peek()]).toEqual([
    '501234567',
    undefined,
  ]);
});

test('a number that is too long is not cut', () => {
  const { phone } = openCard();
  type(phone.numberStep.phone, '50 123 456 789 012');
  phone.numberStep.submit();
  expect([phone.numberStep.phone.read(), phone.numberStep.phone.error.peek()]).toEqual([
    '50123456789012',
    'InvalidPhoneNumberFormatError',
  ]);
});

test.each(['', '5', '50123456', '5012345678'])(
  '%j sends nothing and moves the focus to the number',
  (text) => {
    const { phone, calls, focused } = openCard();
    type(phone.numberStep.phone, text);
    phone.numberStep.submit();
    expect(phone.numberStep.phone.error.peek()).toBe(
      text ? 'InvalidPhoneNumberFormatError' : 'RequiredFieldError',
    );
    expect([calls, focused()]).toEqual([[], 'phone']);
  },
);

test("the number's error appears on leaving the field and disappears as soon as the number is right", () => {
  const { phone } = openCard();
  type(phone.numberStep.phone, '50123456');
  expect(phone.numberStep.phone.error.peek()).toBeUndefined();
  phone.numberStep.leavePhone();
  expect(phone.numberStep.phone.error.peek()).toBe('InvalidPhoneNumberFormatError');
  type(phone.numberStep.phone, '501234567');
  expect(phone.numberStep.phone.error.peek()).toBeUndefined();
});

test('the error of an empty number disappears with the first digit, the error of a wrong one when it is right', () => {
  const { phone } = openCard();
  phone.numberStep.submit();
  expect(phone.numberStep.phone.error.peek()).toBe('RequiredFieldError');
  type(phone.numberStep.phone, '5');
  expect(phone.numberStep.phone.error.peek()).toBeUndefined();
  phone.numberStep.leavePhone();
  type(phone.numberStep.phone, '50');
  expect(phone.numberStep.phone.error.peek()).toBe('InvalidPhoneNumberFormatError');
});

test('leaving an empty field shows no error', () => {
  const { phone } = openCard();
  phone.numberStep.leavePhone();
  expect(phone.numberStep.phone.error.peek()).toBeUndefined();
});

test('editing returns to the number and clears the error, the wait, the code and the storage', async () => {
  const { card, phone, cardError, focused, enterCode } = await openCodeStep();
  await enterCode(refused('WrongLogin'));
  phone.edit();
  expect([
    card.step.peek(),
    phone.sms.sent.peek(),
    phone.numberStep.phone.read(),
    phone.codeStep.code.read(),
  ]).toEqual(['number', undefined, '501234567', '']);
  expect([cardError(), phone.sms.left.peek(), focused(), vi.getTimerCount()]).toEqual([
    undefined,
    0,
    'phone',
    0,
  ]);
  expect(sessionStorage.length).toBe(0);
});

test('a pause of the whole process changes nothing', async () => {
  const { phone } = await openCodeStep();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await settle();
  expect([phone.sms.waiting.peek(), vi.getTimerCount()]).toEqual([false, 0]);
});
