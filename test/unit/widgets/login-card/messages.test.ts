import { expect, onTestFinished, test } from 'vitest';
import { codes } from '../../../../src/facts/codes';
import { Failure } from '../../../../src/shared';
import { methods, openCard, openCodeStep, openLastStep, refused } from './open-card';

const email = { page: { login: { method: 'email' } } } as const;

/** Requests a code, and gets this failure. */
async function ask(failure: Failure) {
  const opened = openCard();
  await opened.enter(failure);
  return opened;
}

const consequences = [
  // code, marks the field, keeps the code, offers email, starts the wait in `Data`
  ['UserAlreadyRegistered', false, false, true, false],
  ['SmsSentTimeout', false, false, false, true],
  ['SmsMaxAttemptsReached', false, false, true, false],
  ['NotAllowedSmsForCountry', false, false, true, false],
  ['SmsUnavailable', false, false, true, false],
  ['WrongLogin', true, false, false, false],
  ['StalePage', false, true, false, false],
  ['BotCheckRequired', false, false, false, false],
  ['toString', false, false, false, false],
] as const;

test('the next tests have each code that causes something', () => {
  expect(consequences.map(([code]) => code)).toEqual(expect.arrayContaining(Object.keys(codes)));
});

test.each(consequences)(
  '%s shows its text; it marks the field: %s, keeps the code: %s, offers email: %s, starts the wait: %s',
  async (code, marks, keeps, offersEmail, waits) => {
    const failure = refused(code, 42);
    const shown = { error: 'Words.', offersEmail, busy: false };
    const number = await ask(failure);
    expect(number.look()).toMatchObject({ ...shown, step: waits ? 'code' : 'number', left: waits ? 42 : 0 });

    const step = await openCodeStep();
    await step.enter(failure);
    const [marked, text] = [marks ? 'code' : undefined, keeps ? '123456' : ''];
    expect(step.look()).toMatchObject({
      ...shown,
      step: 'code',
      focused: 'code',
      marked,
      left: waits ? 42 : 60,
      texts: { code: text },
    });

    const { enter, look } = openCard(email);
    await enter(failure);
    const atPassword = { marked: marks ? 'password' : undefined, texts: { password: 'charge' } };
    expect(look()).toMatchObject({ error: 'Words.', offersEmail: false, ...atPassword });
  },
);

test('a code that a script of the page has added to Object.prototype causes nothing', async () => {
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'OwnCode'));
  Object.defineProperty(Object.prototype, 'OwnCode', { value: 'offersEmail', configurable: true });
  const { look } = await ask(refused('OwnCode'));
  expect(look()).toMatchObject({ error: 'Words.', offersEmail: false });
});

test.each([
  ['42', 42],
  [0, 60],
  ['soon', 60],
  [undefined, 60],
  [[42], 60],
  [0.5, 1],
  ['9'.repeat(400), 86_400],
])('SmsSentTimeout with %j in Data opens the code step with a wait of %i seconds', async (data, left) => {
  const { look } = await ask(refused('SmsSentTimeout', data));
  expect(look()).toMatchObject({ step: 'code', left, focused: 'code' });
});

test('the same text twice gives two different alerts', async () => {
  const { card, submit } = await ask(refused());
  const once = card.error.peek();
  await submit(refused());
  expect(card.error.peek()?.text).toBe(once?.text);
  expect(card.error.peek()?.key).not.toBe(once?.key);
});

test.each([
  ['number', 'phone', undefined],
  ['number', 'country', undefined],
  ['code', 'code', 'code'],
  ['email', 'email', 'password'],
  ['email', 'password', 'password'],
] as const)(
  'at the %s step, the card error goes at the first change of the %s, and so does the mark of: %s',
  async (step, field, marked) => {
    const { enter, type, look } =
      step === 'code' ? await openCodeStep() : openCard(step === 'email' ? email : {});
    await enter(refused('WrongLogin'));
    expect(look()).toMatchObject({ error: 'Words.', marked });
    type(field, '50123456');
    expect(look()).toMatchObject({ error: undefined, marked: undefined });
  },
);

test('when the connection is back, another message stays, and nothing is announced', async () => {
  const { look, comeOnline, enter } = openCard();
  comeOnline();
  await enter(new Failure('timeout'));
  comeOnline();
  expect(look()).toMatchObject({ error: 'TimeoutError', says: '' });
});

test.each([
  ['with a new token', true, '', 'StalePageError'],
  ['without a new token', false, '', 'ReloadPageError'],
  ['without a new token, but with words of the server', false, 'Reload', 'Reload'],
])('on a page that was open for too long everything typed stays, %s', async (_, hasNewToken, text, error) => {
  for (const method of methods) {
    const { enter, look } = await openLastStep(method, { hasNewToken });
    await enter(refused('StalePage', undefined, text));
    const texts = method === 'email' ? { password: 'charge' } : { code: '123456' };
    expect(look()).toMatchObject({ error, marked: undefined, texts });
  }
});
