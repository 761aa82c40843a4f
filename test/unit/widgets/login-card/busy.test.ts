import { act, createElement } from 'react';
import { expect, test } from 'vitest';
import { Failure } from '../../../../src';
import { CodeStep } from '../../../../widgets/login-card/phone/CodeStep';
import { render } from '../../rendering';
import { openCard, openCodeStep, type } from './open-card';

type Opened = Awaited<ReturnType<typeof openCodeStep>>;

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

const shown = ({ card, email, calls, visited }: Opened) => ({
  step: card.step.peek(),
  passwordShown: email.isPasswordShown.peek(),
  calls: calls.length,
  visited: [...visited],
});

function fill({ phone, email }: Opened) {
  type(phone.numberStep.phone, '501234567');
  type(phone.codeStep.code, '123456');
  type(email.email, 'a@b.co');
  type(email.password, 'secret');
}

test.each<[string, (opened: Opened) => void]>([
  ['a code is requested', ({ phone }) => phone.sms.request({ dialCode: '380', phone: '501234567' })],
  ['a code is checked', ({ phone }) => phone.codeStep.verify()],
  ['an email login runs', ({ email }) => email.submit()],
])('while %s, no button does anything', async (_, start) => {
  const opened = await openCodeStep();
  fill(opened);
  start(opened);
  const before = shown(opened);
  pressEverything(opened);
  expect(shown(opened)).toEqual(before);
  await opened.last().answer(new Failure('network'));
  expect(opened.card.busy.peek()).toBe(false);
  opened.card.switchMethod();
  expect(opened.card.step.peek()).toBe('email');
});

test('from a successful login until the page is left, no button does anything', async () => {
  const opened = await openCodeStep();
  fill(opened);
  opened.email.submit();
  await opened.last().answer(true);
  const before = shown(opened);
  pressEverything(opened);
  expect([opened.card.busy.peek(), shown(opened)]).toEqual([true, before]);
});

test('a card without a call is not busy, and its buttons work', () => {
  const { card, visited } = openCard();
  expect(card.busy.peek()).toBe(false);
  card.signUp();
  expect(visited).toEqual(['/account/signup']);
});

test('the button that was pressed shows the spinner', async () => {
  const opened = await openCodeStep();
  const { card, phone, last } = opened;
  fill(opened);
  const step = createElement(CodeStep, { card, t: (key) => key, message: null });
  const { element } = await render(step);
  const busy = async (press: () => void) => {
    await act(async () => press());
    const shown = element.querySelector('button > [aria-hidden]')?.parentElement?.textContent;
    await act(() => last().answer(new Failure('network')));
    return shown;
  };
  const resend = () => phone.sms.request({ dialCode: '380', phone: '501234567' });
  expect(await busy(resend)).toContain('ResendIn');
  expect(await busy(phone.codeStep.verify)).toBe('Next');
});
