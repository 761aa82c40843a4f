import { describe, expect, test, vi } from 'vitest';
import { methods, noConnection, openCard, openCodeStep, openLastStep, refused } from './open-card';

describe.each(methods)('a successful login by %s', (method) => {
  const step = method === 'phone' ? 'code' : 'email';

  test('leads to the panel; until then the card is busy, has no password, and stores only the method', async () => {
    const { card, signIn, answer, type, events, look } = await openLastStep(method);
    expect([card.lastUsed, localStorage.length]).toEqual([null, 0]);
    type('password', 'secret');
    signIn();
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
    await answer(true);
    expect(events.at(-1)).toEqual(['login:success', { method }]);
    card.switchMethod();
    expect(look()).toMatchObject({
      step,
      running: 'leaving',
      busy: true,
      visited: ['/panel'],
      says: 'SignedIn',
    });
    expect(look().texts.password).toBe('');
    expect([sessionStorage.length, Object.entries(localStorage)]).toEqual([0, [['loginMethod', method]]]);
    expect(openCard().card.lastUsed).toBe(method);
  });

  test('leads to the address that the page gives', async () => {
    const { signIn, visited } = await openLastStep(method, { page: { afterLogin: '/uk/stations?city=1' } });
    await signIn(true);
    expect(visited).toEqual(['/uk/stations?city=1']);
  });

  test('whose event the page cancels keeps the card usable at its step, and the button sends again', async () => {
    const { signIn, look } = await openLastStep(method, { stays: true });
    await signIn(true);
    expect(look()).toMatchObject({ step, busy: false, visited: [] });
    signIn();
    expect(look().calls).toHaveLength(3);
  });

  test('leaves a usable card without a password when the page returns from the cache', async () => {
    const { signIn, type, look, comeBack } = await openLastStep(method);
    await signIn(true);
    type('password', 'filled in by the browser');
    comeBack();
    expect(look()).toMatchObject({ step, busy: false, texts: { password: '' } });
  });

  test('that is not followed by a new page is not repeated: the button leaves the page again', async () => {
    const { signIn, stay, submit, events, look } = await openLastStep(method);
    await signIn(true);
    const before = [events.length, look().calls.length];
    for (const times of [1, 2, 3]) {
      expect(look()).toMatchObject({
        running: 'leaving',
        says: 'SignedIn',
        visited: Array(times).fill('/panel'),
      });
      stay();
      expect(look().busy).toBe(false);
      submit();
    }
    expect([events.length, look().calls.length]).toEqual(before);
  });

  test('that is not followed by a new page: what the visitor changes then is sent', async () => {
    const { signIn, stay, type, submit, last } = await openLastStep(method);
    await signIn(true);
    stay();
    type(method === 'phone' ? 'code' : 'password', '654321');
    submit();
    expect(last().args.at(-1)).toBe('654321');
  });
});

describe('when the page is not left after a successful login', () => {
  test('a used code is not sent again after a change of method and back', async () => {
    const { card, enterCode, stay, submit, look } = await openCodeStep();
    await enterCode(true);
    stay();
    card.switchMethod();
    card.switchMethod();
    submit();
    expect(look()).toMatchObject({ calls: ['checkout', 'phoneLogin'], visited: ['/panel', '/panel'] });
  });

  test('the same code is sent for another number', async () => {
    const { phone, enterCode, stay, type, submit, look } = await openCodeStep();
    await enterCode(true);
    stay();
    phone.edit();
    type('phone', '671112233');
    await submit(true);
    enterCode();
    expect(look().calls).toEqual(['checkout', 'phoneLogin', 'checkout', 'phoneLogin']);
  });

  test.each(['the address is another one', 'the page returns from the cache'])(
    'an empty password is an error as soon as %s',
    async (when) => {
      const { logIn, stay, comeBack, type, submit, look } = await openLastStep('email');
      await logIn(true);
      stay();
      if (when === 'the address is another one') type('email', 'b@example.com');
      else comeBack();
      submit();
      expect(look()).toMatchObject({
        busy: false,
        visited: ['/panel'],
        errors: { password: 'RequiredFieldError' },
      });
      expect(look().calls).toEqual(['checkout', 'emailLogin']);
    },
  );
});

test('without local storage nothing is remembered, and the login succeeds', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { card, visited, enterCode } = await openCodeStep();
  await enterCode(true);
  expect([card.lastUsed, visited]).toEqual([null, ['/panel']]);
});

test('with `remember: false` nothing is stored, and what an earlier login has stored is removed', async () => {
  localStorage.setItem('loginMethod', 'email');
  const { card, visited, enterCode } = await openCodeStep({ page: { login: { remember: false } } });
  expect([card.lastUsed, localStorage.length]).toEqual([null, 0]);
  await enterCode(true);
  expect([visited, localStorage.length]).toEqual([['/panel'], 0]);
});

const answers = [true, refused('SmsSentTimeout', 42), noConnection] as const;

describe.each(answers)('a late answer changes nothing: %o', (late) => {
  test('after the page has returned from the cache', async () => {
    const { requestCode, comeBack, last, answer, look } = openCard();
    requestCode();
    comeBack();
    expect([look().busy, last().signal.aborted]).toEqual([false, true]);
    await answer(late);
    expect(look()).toMatchObject({ step: 'number', error: undefined, left: 0, busy: false });
  });

  test('after the card is unmounted', async () => {
    const { requestCode, unmount, last, answer, look, events } = openCard();
    requestCode();
    unmount();
    expect(last().signal.aborted).toBe(true);
    await answer(late);
    expect(look()).toMatchObject({ step: 'number', error: undefined });
    expect([events, vi.getTimerCount(), sessionStorage.length]).toEqual([[], 0, 0]);
  });
});

test('the answer to a cancelled call does not end a later call', async () => {
  const { requestCode, calls, submit, look, comeBack } = openCard();
  requestCode();
  comeBack();
  submit();
  await calls[0]?.answer(true);
  expect(look()).toMatchObject({ step: 'number', running: 'checkout' });
  await calls[1]?.answer(true);
  expect(look().step).toBe('code');
});

test('an unmounted card leaves no timer', async () => {
  const { type, unmount } = await openCodeStep();
  type('email', 'a@');
  expect(vi.getTimerCount()).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('when the page returns after another navigation, a password that was shown is cleared and hidden', async () => {
  const { email, type, look, comeBack } = await openLastStep('email');
  type('password', 'secret');
  email.togglePassword();
  comeBack();
  expect([look().texts.password, email.isPasswordShown.peek()]).toEqual(['', false]);
});
