import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { noConnection, openCodeStep, refused, wait } from '../open-card';

const wrong = refused('WrongLogin');

test('the code in a text is checked for the number', async () => {
  const { type, submit, last } = await openCodeStep();
  type('code', 'Ваш код: 012-345');
  submit();
  expect(last()).toMatchObject({ name: 'phoneLogin', args: ['380', '501234567', '012345'] });
});

test('a code is required', async () => {
  const { type, submit, look } = await openCodeStep();
  submit();
  expect(look()).toMatchObject({
    calls: ['checkout'],
    focused: 'code',
    errors: { code: 'RequiredFieldError' },
  });
  type('code', '1');
  expect(look().errors.code).toBeUndefined();
});

test.each([
  [wrong, 'Words.'],
  [noConnection, 'NetworkError'],
  [new Failure('timeout'), 'TimeoutError'],
  [new Failure('unexpected'), 'UnexpectedError'],
])('a failed check clears the code and moves the focus to it: %o', async (failure, error) => {
  const { look, enterCode } = await openCodeStep();
  await enterCode(failure);
  expect(look()).toMatchObject({ step: 'code', error, focused: 'code', texts: { code: '' } });
});

test('without a connection nothing is checked, so the code stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { look, enterCode } = await openCodeStep();
  await enterCode(noConnection);
  vi.restoreAllMocks();
  expect(look().texts.code).toBe('123456');
});

test('the login by email is offered after three wrong codes, also with other failures between them', async () => {
  const { look, enterCode } = await openCodeStep();
  const offers = [];
  for (const failure of [wrong, noConnection, wrong, wrong]) {
    await enterCode(failure);
    offers.push(look().offersEmail);
  }
  expect(offers).toEqual([false, false, false, true]);
});

test('another number starts with no wrong codes', async () => {
  const { phone, look, enterCode, submit } = await openCodeStep();
  for (const round of [1, 2, 3, 4]) {
    if (round === 3) {
      phone.edit();
      await submit(true);
    }
    await enterCode(wrong);
  }
  expect(look().offersEmail).toBe(false);
});

test.each(['an edit of the number', 'a change of method'])(
  '%s ends the offer of the login by email',
  async (how) => {
    const { card, phone, look, enterCode } = await openCodeStep();
    await enterCode(refused('SmsMaxAttemptsReached'));
    expect(look().offersEmail).toBe(true);
    if (how === 'an edit of the number') phone.edit();
    else card.switchMethod();
    expect(look().offersEmail).toBe(false);
  },
);

const page = { codeLength: 6 };

test('a complete code is sent automatically, once', async () => {
  const { type, look, last } = await openCodeStep({ page });
  type('code', '12345');
  expect(look().calls).toEqual(['checkout']);
  // A number of another length in a message is not the code.
  type('code', 'Замовлення 54321, 100 грн. Код: 123 456');
  type('code', '654321');
  expect(look().calls).toEqual(['checkout', 'phoneLogin']);
  expect(last().args[2]).toBe('123456');
});

test('after an error a code is only sent with the button, until another number has a code', async () => {
  const { phone, type, submit, look, last, answer } = await openCodeStep({ page });
  type('code', '123456');
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

test.each<[string, (card: Awaited<ReturnType<typeof openCodeStep>>) => unknown]>([
  ['after an empty submit', ({ submit }) => submit()],
  ['while an error is shown', ({ resend }) => wait(60).then(() => resend(noConnection))],
])('a code is not sent automatically %s', async (_, act) => {
  const opened = await openCodeStep({ page });
  await act(opened);
  opened.type('code', '123456');
  expect(opened.look().calls).not.toContain('phoneLogin');
});

test('without a length nothing is sent automatically', async () => {
  const { type, look } = await openCodeStep();
  type('code', '123456');
  expect(look().calls).toEqual(['checkout']);
});
