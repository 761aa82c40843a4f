import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeStep } from '../../../../widgets/login-card/code/CodeStep';
import type { Host } from '../../../../widgets/login-card/keys';
import { render } from '../../rendering';
import { noConnection, type Opened, openCard, openCodeStep, openLastStep, refused, wait } from './open-card';

/** A card with all fields filled in and a new code allowed, so that only a call can stop its buttons. */
async function openFilled() {
  const opened = await openCodeStep();
  await wait(60);
  opened.type('code', '123456');
  opened.type('email', 'a@b.co');
  opened.type('password', 'secret');
  return opened;
}

/** All actions of the card's buttons and forms. */
function pressEverything({ card, phone, email }: Opened) {
  card.switchMethod();
  card.signUp();
  email.togglePassword();
  email.submit();
  phone.edit();
  phone.numberStep.submit();
  phone.codeStep.verify();
  phone.sms.resend();
}

test.each<[string, (opened: Opened) => void]>([
  ['a code is requested', ({ phone }) => phone.sms.resend()],
  ['a code is checked', ({ phone }) => phone.codeStep.verify()],
  ['an email login runs', ({ email }) => email.submit()],
])(
  'while %s, and from a successful login until the page is left, no button does anything',
  async (_, start) => {
    for (const answer of [noConnection, true] as const) {
      const opened = await openFilled();
      const { card, email, look } = opened;
      const shown = () => ({ ...look(), isPasswordShown: email.isPasswordShown.peek() });
      start(opened);
      const during = shown();
      pressEverything(opened);
      expect(shown()).toEqual(during);
      await opened.answer(answer);
      const after = shown();
      expect(after.busy).toBe(after.visited.length > 0);
      if (after.busy) pressEverything(opened);
      else card.switchMethod();
      expect(shown()).toMatchObject(after.busy ? after : { step: 'email' });
    }
  },
);

test('ticks of the countdown cause no render, and the button that was pressed shows the spinner', async () => {
  const { card, phone, type, answer } = await openCodeStep();
  const t = vi.fn<Host['t']>((key, values) => [key, ...Object.values(values ?? {})].join(' '));
  const { element, text } = await render(createElement(CodeStep, { card, t, message: null }));
  t.mockClear();
  await act(() => wait(59));
  expect([text(), t.mock.calls]).toEqual([expect.stringContaining('ResendIn 1'), []]);
  await act(() => wait(1));
  expect(t).toHaveBeenCalledWith('SendSmsCode');
  type('code', '123456');
  const busy = async (press: () => void) => {
    await act(async () => press());
    const shown = element.querySelector('button > [aria-hidden]')?.parentElement?.textContent;
    await act(async () => answer(noConnection));
    return shown;
  };
  expect(await busy(phone.sms.resend)).toContain('SendSmsCode');
  expect(await busy(phone.codeStep.verify)).toBe('Next');
});

const refusal = refused('WrongLogin');

/** What the visitor can hardly have noticed yet. A second click or Enter is then no answer to it. */
test.each<[string, () => Opened | Promise<Opened>, (opened: Opened) => unknown]>([
  ['a refused request for a code', openCard, ({ enter }) => enter(refusal)],
  ['the code step', openCodeStep, () => {}],
  ['a refused code', openCodeStep, ({ enter }) => enter(refusal)],
  ['a refused request for another code', openFilled, ({ resend }) => resend(refusal)],
  ['the number again', openCodeStep, ({ phone }) => phone.edit()],
  ['the other method', openCard, ({ card }) => card.switchMethod()],
  ['a refused login by email', () => openLastStep('email'), ({ enter }) => enter(refusal)],
  ['a login that the page has cancelled', () => openCodeStep({ stays: true }), ({ enter }) => enter(true)],
])('the card knows how long it has shown %s, until a field is changed', async (_, open, act) => {
  for (const field of ['phone', 'code', 'email', 'password'] as const) {
    const opened = await open();
    const { card, type } = opened;
    await act(opened);
    expect(card.shownFor()).toBe(0);
    await wait(0.25);
    expect(card.shownFor()).toBe(250);
    type(field, '1');
    expect(card.shownFor()).toBeGreaterThan(1000);
  }
});

test('a new card and the error of a field need no time to be noticed; without a call the buttons work', () => {
  const { card, submit, look } = openCard();
  expect(card.shownFor()).toBeGreaterThan(1000);
  submit();
  expect(card.shownFor()).toBeGreaterThan(1000);
  card.signUp();
  expect(look()).toMatchObject({ busy: false, visited: ['/account/signup'] });
});
