import { expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { catalogue } from '../../../../src/backend/error-catalogue';
import { openCard, openCodeStep, type } from './open-card';

/** Requests a code, and gets this failure. */
async function ask(code: string, data?: unknown, text = 'Words.') {
  const opened = openCard();
  type(opened.phone.numberStep.phone, '501234567');
  opened.phone.numberStep.submit();
  await opened.last().answer(new Failure('refused', code, data, text));
  return opened;
}

test.each([
  ['UserAlreadyRegistered', true],
  ['NotAllowedSmsForCountry', true],
  ['SmsMaxAttemptsReached', true],
  ['BotCheckRequired', false],
  ['SomethingElse', false],
  ['toString', false],
  ['', false],
])(
  'the code %j shows its text at the number step and stops the spinner; the login by email is offered: %s',
  async (code, offers) => {
    const { card, phone, cardError } = await ask(code);
    expect([cardError(), card.offersEmail.peek()]).toEqual(['Words.', offers]);
    expect([card.step.peek(), phone.sms.left.peek(), card.busy.peek()]).toEqual(['number', 0, false]);
  },
);

test('SmsSentTimeout opens the code step with the wait in Data and the text', async () => {
  const { card, phone, cardError, focused } = await ask('SmsSentTimeout', 42);
  expect([card.step.peek(), phone.sms.left.peek()]).toEqual(['code', 42]);
  expect([cardError(), focused()]).toEqual(['Words.', 'code']);
});

test('a code without a text shows a translated text', async () => {
  const { cardError } = await ask('NotAllowedSmsForCountry', undefined, '');
  expect(cardError()).toBe('UnexpectedError');
});

test('the same text twice gives two different alerts', async () => {
  const { card, phone, last } = await ask('');
  const once = card.error.peek();
  phone.numberStep.submit();
  await last().answer(new Failure('refused', '', undefined, 'Words.'));
  expect(card.error.peek()?.text).toBe(once?.text);
  expect(card.error.peek()?.key).not.toBe(once?.key);
});

test.each([
  [42, 42],
  ['42', 42],
  [' 7 ', 7],
  [90, 90],
  [0, 60],
  [-5, 60],
  ['', 60],
  ['soon', 60],
  [null, 60],
  [undefined, 60],
  [true, 60],
  [[42], 60],
  [{ seconds: 42 }, 60],
  [Number.NaN, 60],
  [0.5, 1],
  ['9'.repeat(400), 86_400],
  [Number.POSITIVE_INFINITY, 86_400],
])('SmsSentTimeout with %j in Data starts a wait of %i seconds', async (data, seconds) => {
  const { phone } = await ask('SmsSentTimeout', data);
  expect(phone.sms.left.peek()).toBe(seconds);
});

const consequences = [
  // code, marks the field, keeps the code, offers email, starts the wait in `Data`
  ['UserAlreadyRegistered', false, false, true, false],
  ['SmsSentTimeout', false, false, false, true],
  ['SmsMaxAttemptsReached', false, false, true, false],
  ['NotAllowedSmsForCountry', false, false, true, false],
  ['WrongLogin', true, false, false, false],
  ['StalePage', false, true, false, false],
  ['BotCheckRequired', false, false, false, false],
] as const;

test('the next two tests have each code of the catalogue', () => {
  expect(consequences.map(([code]) => code)).toEqual(expect.arrayContaining(Object.keys(catalogue)));
});

test.each(consequences)(
  'as the answer to a code, %s marks the field: %s, keeps it: %s, offers email: %s, starts the wait: %s',
  async (code, marks, keeps, offers, waits) => {
    const { card, phone, enterCode } = await openCodeStep();
    await enterCode(new Failure('refused', code, 42, 'Words.'));
    const field = phone.codeStep.code;
    expect(card.markedField.peek() === field).toBe(marks);
    expect(field.read()).toBe(keeps ? '123456' : '');
    expect([card.offersEmail.peek(), phone.sms.left.peek()]).toEqual([offers, waits ? 42 : 60]);
  },
);

test.each(consequences)('as the answer to a password, %s marks the field: %s', async (code, marks) => {
  const { card, email, logIn } = openCard({ page: { login: { method: 'email' } } });
  await logIn(new Failure('refused', code, 42, 'Words.'));
  expect(card.markedField.peek() === email.password).toBe(marks);
  expect([email.password.read(), card.offersEmail.peek()]).toEqual(['charge', false]);
});
