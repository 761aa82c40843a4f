import { describe, expect, test } from 'vitest';
import { openCodeStep, type } from './open-card';

describe('when the page is not left after a successful login', () => {
  /** Logs in, and stays on the page. */
  async function stayAfter(method: 'phone' | 'email') {
    const opened = await openCodeStep();
    if (method === 'email') opened.card.switchMethod();
    await (method === 'email' ? opened.logIn(true) : opened.enterCode(true));
    expect(opened.card.running.peek()).toBe('leaving');
    opened.stay();
    expect(opened.card.busy.peek()).toBe(false);
    const submit = method === 'email' ? opened.email.submit : opened.phone.codeStep.verify;
    return { ...opened, submit };
  }

  test.each(['phone', 'email'] as const)(
    'the button leaves it again and sends nothing (%s)',
    async (method) => {
      const { card, calls, events, visited, submit, stay } = await stayAfter(method);
      const before = [calls.length, events.length];
      for (const times of [2, 3]) {
        submit();
        expect([calls.length, events.length]).toEqual(before);
        expect(visited).toEqual(Array(times).fill('/panel'));
        expect([card.running.peek(), card.announcer.text.peek()]).toEqual(['leaving', 'SignedIn']);
        stay();
      }
    },
  );

  test('a used code is not sent again after a change of method and back', async () => {
    const { card, calls, visited, submit } = await stayAfter('phone');
    card.switchMethod();
    card.switchMethod();
    submit();
    expect([calls.length, visited]).toEqual([2, ['/panel', '/panel']]);
  });

  test.each(['phone', 'email'] as const)('what the visitor changes then is sent (%s)', async (method) => {
    const { phone, email, last, submit } = await stayAfter(method);
    if (method === 'phone') type(phone.codeStep.code, '654321');
    else type(email.password, 'another');
    submit();
    expect(last().args.at(-1)).toBe(method === 'phone' ? '654321' : 'another');
  });

  test('an empty password is an error as soon as the address is another one', async () => {
    const { email, visited, submit } = await stayAfter('email');
    type(email.email, 'b@example.com');
    submit();
    expect([email.password.error.peek(), visited]).toEqual(['RequiredFieldError', ['/panel']]);
  });
});

test('after a login by email and a return from the cache, an empty password is an error', async () => {
  const { card, email, comeBack, logIn, calls } = await openCodeStep();
  card.switchMethod();
  await logIn(true);
  comeBack();
  const before = calls.length;
  email.submit();
  expect([email.password.error.peek(), card.busy.peek(), calls.length]).toEqual([
    'RequiredFieldError',
    false,
    before,
  ]);
});

test('after a login that was stopped, the same code for another number is sent', async () => {
  const { phone, card, calls, enterCode, stay, last } = await openCodeStep();
  await enterCode(true);
  stay();
  phone.edit();
  type(phone.numberStep.phone, '671112233');
  phone.numberStep.submit();
  await last().answer(true);
  expect(card.step.peek()).toBe('code');
  const before = calls.length;
  type(phone.codeStep.code, '123456');
  phone.codeStep.verify();
  expect(calls.length).toBe(before + 1);
});
