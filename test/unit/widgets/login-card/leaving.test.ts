import { describe, expect, test, vi } from 'vitest';
import { methods, noConnection, openCard, openCodeStep, openLastStep, refused } from './open-card';

describe.each(methods)('a successful login by %s', (method) => {
  const step = method === 'phone' ? 'code' : 'email';

  test('leads to the panel; until then the card is busy, has no password, and stores only the method', async () => {
    const { card, enter, answer, type, events, look } = await openLastStep(method);
    expect([card.lastUsed, localStorage.length]).toEqual([null, 0]);
    type('password', 'secret');
    enter();
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
    await answer(true);
    expect(events.at(-1)).toEqual(['login:success', { method }]);
    card.switchMethod();
    // A check mark on the button.
    expect(card.progress.peek()).toBe('done');
    const leaving = { step, running: 'leaving', busy: true, visited: ['/panel'], says: 'SignedIn' };
    expect(look()).toMatchObject({ ...leaving, texts: { password: '' } });
    expect([sessionStorage.length, Object.entries(localStorage)]).toEqual([0, [['loginMethod', method]]]);
    expect(openCard().card.lastUsed).toBe(method);
  });

  test('whose event the page cancels keeps the card usable at its step, and the button sends again', async () => {
    const { enter, look } = await openLastStep(method, { stays: true });
    await enter(true);
    expect(look()).toMatchObject({ step, busy: false, visited: [] });
    enter();
    expect(look().calls).toHaveLength(3);
  });

  test('leads to the address of the page; a page that returns from the cache is usable and has no password', async () => {
    const page = { afterLogin: '/uk/a?b=1' };
    const { email, enter, type, look, comeBack } = await openLastStep(method, { page });
    await enter(true);
    type('password', 'filled in by the browser');
    comeBack();
    expect(look()).toMatchObject({ step, busy: false, visited: ['/uk/a?b=1'], texts: { password: '' } });
    // After another navigation.
    type('password', 'secret');
    email.togglePassword();
    comeBack();
    expect([look().texts.password, email.isPasswordShown.peek()]).toEqual(['', false]);
  });

  test('that is not followed by a new page is not repeated: until a change, the button leaves the page again', async () => {
    const { enter, stay, type, submit, last, events, look } = await openLastStep(method);
    await enter(true);
    const before = [events.length, look().calls.length];
    for (const times of [1, 2, 3]) {
      const visited = Array(times).fill('/panel');
      expect(look()).toMatchObject({ running: 'leaving', says: 'SignedIn', visited });
      stay();
      expect(look().busy).toBe(false);
      if (times < 3) submit();
    }
    expect([events.length, look().calls.length]).toEqual(before);
    type(method === 'phone' ? 'code' : 'password', '654321');
    submit();
    expect(last().args.at(-1)).toBe('654321');
  });
});

test('a used code is not sent again after a change of method and back, but for another number it is', async () => {
  const { card, phone, enter, stay, type, submit, look } = await openCodeStep();
  await enter(true);
  stay();
  card.switchMethod();
  card.switchMethod();
  submit();
  expect(look()).toMatchObject({ calls: ['checkout', 'phoneLogin'], visited: ['/panel', '/panel'] });
  stay();
  phone.edit();
  type('phone', '671112233');
  await submit(true);
  enter();
  expect(look().calls).toEqual(['checkout', 'phoneLogin', 'checkout', 'phoneLogin']);
});

test.each<[string, (card: ReturnType<typeof openCard>) => void]>([
  ['the address is another one', ({ type }) => type('email', 'b@example.com')],
  ['the page returns from the cache', ({ comeBack }) => comeBack()],
])('an empty password, after a login that left no page, is an error as soon as %s', async (_, act) => {
  const opened = await openLastStep('email');
  const { enter, stay, submit, look } = opened;
  await enter(true);
  stay();
  act(opened);
  submit();
  const errors = { password: 'PasswordRequiredError' };
  expect(look()).toMatchObject({
    busy: false,
    calls: ['checkout', 'emailLogin'],
    visited: ['/panel'],
    errors,
  });
});

test('with `remember: false` nothing is stored, and what an earlier login has stored is removed', async () => {
  localStorage.setItem('loginMethod', 'email');
  const { card, visited, enter } = await openCodeStep({ page: { login: { remember: false } } });
  expect([card.lastUsed, localStorage.length]).toEqual([null, 0]);
  await enter(true);
  expect([visited, localStorage.length]).toEqual([['/panel'], 0]);
});

const answers = [true, refused('SmsSentTimeout', 42), noConnection] as const;

test.each(answers)(
  'a late answer changes nothing after a return from the cache or an unmount: %o',
  async (late) => {
    for (const end of ['comeBack', 'unmount'] as const) {
      const opened = openCard();
      const { enter, last, answer, look, events } = opened;
      enter();
      opened[end]();
      expect(last().signal.aborted).toBe(true);
      await answer(late);
      expect(look()).toMatchObject({ step: 'number', error: undefined, left: 0, busy: false });
      expect([events, vi.getTimerCount(), sessionStorage.length]).toEqual([[], 0, 0]);
    }
  },
);

test('the answer to a cancelled call does not end a later call', async () => {
  const { enter, calls, submit, look, comeBack } = openCard();
  enter();
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
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
