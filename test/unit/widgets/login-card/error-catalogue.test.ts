import { beforeEach, describe, expect, test, vi } from 'vitest';
import { secondsIn } from '../../../../widgets/login-card/error-catalogue';
import { idle, openCard, settle, type } from './open-card';
import { failureForms, type Reply, serve } from './server';

beforeEach(() => sessionStorage.clear());

async function ask(reply: Reply) {
  const { server, backend } = serve();
  const opened = openCard({ real: backend });
  server.reply = reply;
  type(opened.phone.numberStep.phone, '501234567');
  opened.phone.numberStep.submit();
  await idle(opened.card);
  return { ...opened, server };
}

async function check(reply: Reply) {
  const opened = await ask({ body: '{"Value":true}' });
  opened.server.reply = reply;
  type(opened.phone.codeStep.code, '123456');
  opened.phone.codeStep.verify();
  await idle(opened.card);
  return opened;
}

describe.each(Object.entries(failureForms))('%s', (_, respond) => {
  test.each([
    ['UserAlreadyRegistered', true],
    ['NotAllowedSmsForCountry', true],
    ['SmsMaxAttemptsReached', true],
    ['SomethingElse', false],
  ])(
    '%s shows its text at the number step and stops the spinner; the login by email is offered: %s',
    async (Code, offers) => {
      const { card, phone } = await ask(
        respond({ Code, Data: { Email: 'd•@example.com' }, Error: 'Words.' }),
      );
      expect([card.error.peek()?.text, card.offersEmail.peek()]).toEqual(['Words.', offers]);
      expect([card.step.peek(), phone.sms.left.peek(), card.busy.peek()]).toEqual(['number', 0, false]);
    },
  );

  test('SmsSentTimeout opens the code step with the wait in Data and the text', async () => {
    const { card, phone, cardError, focused } = await ask(
      respond({ Code: 'SmsSentTimeout', Data: 42, Error: 'Wait.' }),
    );
    expect([card.step.peek(), phone.sms.left.peek(), cardError(), focused()]).toEqual([
      'code',
      42,
      'Wait.',
      'code',
    ]);
  });

  test.each([
    ['its Data when there is no Error', 'Sign in by email.', '', 'Sign in by email.'],
    ['its Error when there is one', 'Data.', 'Error.', 'Error.'],
    ['a translated sentence when Data is no text', { Email: 'd•@example.com' }, '', 'UnexpectedError'],
    ['a translated sentence when Data is HTML', '<p>Sign in</p>', '', 'UnexpectedError'],
  ])('UserAlreadyRegistered: %s', async (_, Data, words, text) => {
    const { cardError } = await ask(respond({ Code: 'UserAlreadyRegistered', Data, Error: words }));
    expect(cardError()).toBe(text);
  });

  test('with another code the text in Data is not shown', async () => {
    const { cardError } = await ask(respond({ Code: 'SmsMaxAttemptsReached', Data: 'Words.', Error: '' }));
    expect(cardError()).toBe('UnexpectedError');
  });

  test('WrongLogin shows the text and clears the code', async () => {
    const { card, phone, cardError } = await check(respond({ Code: 'WrongLogin', Error: 'Wrong.' }));
    expect([card.step.peek(), phone.codeStep.code.read(), cardError()]).toEqual(['code', '', 'Wrong.']);
  });

  test('an error without a Code shows its text', async () => {
    const { card, cardError } = await ask(respond({ Error: 'Words.' }));
    expect([card.step.peek(), cardError()]).toEqual(['number', 'Words.']);
  });

  test('a Code without a text shows a translated text', async () => {
    const { cardError } = await ask(respond({ Code: 'NotAllowedSmsForCountry', Error: '' }));
    expect(cardError()).toBe('UnexpectedError');
  });

  test('a failed email login shows the text', async () => {
    const { server, backend } = serve();
    const { card, email, cardError } = openCard({ real: backend });
    server.reply = respond({ Error: 'Wrong password.' });
    type(email.email, 'a@b.co');
    type(email.password, 'x');
    email.submit();
    await idle(card);
    expect(cardError()).toBe('Wrong password.');
  });
});

test('without a connection there is a translated text', async () => {
  const { backend } = serve();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { card, phone, cardError } = openCard({ real: backend });
  type(phone.numberStep.phone, '501234567');
  phone.numberStep.submit();
  await idle(card);
  expect([cardError(), card.step.peek()]).toEqual(['NetworkError', 'number']);
});

test('without an answer in 15 seconds there is a translated text', async () => {
  const { backend } = serve();
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const { card, phone, cardError } = openCard({ real: backend });
  type(phone.numberStep.phone, '501234567');
  phone.numberStep.submit();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(card.busy.peek()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await settle();
  expect([cardError(), card.busy.peek()]).toEqual(['TimeoutError', false]);
});

test('the same text twice gives two different alerts', async () => {
  const { card, phone } = await ask({ status: 500 });
  const once = card.error.peek();
  phone.numberStep.submit();
  await idle(card);
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
])('a wait of %j is %i seconds', (data, seconds) => {
  expect(secondsIn(data)).toBe(seconds);
});
