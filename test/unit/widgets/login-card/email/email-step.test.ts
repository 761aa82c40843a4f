import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../../src';
import { openCard, type } from '../open-card';

function openEmail(options?: Parameters<typeof openCard>[0]) {
  const opened = openCard(options);
  opened.card.switchMethod();
  type(opened.email.email, 'admin@example.com');
  type(opened.email.password, 'charge');
  return opened;
}

test('an address is checked one second after typing stops', () => {
  const { email } = openCard();
  type(email.email, 'admin@exam');
  vi.advanceTimersByTime(999);
  type(email.email, 'admin@examp');
  vi.advanceTimersByTime(999);
  expect(email.email.error.peek()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(email.email.error.peek()).toBe('InvalidEmailFormatError');
});

test('the error stays while the address is wrong, and disappears when it is right', () => {
  const { email } = openCard();
  type(email.email, 'admin@example');
  vi.advanceTimersByTime(1000);
  type(email.email, 'admin@example.');
  expect(email.email.error.peek()).toBe('InvalidEmailFormatError');
  type(email.email, 'admin@example.com');
  expect(email.email.error.peek()).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(email.email.error.peek()).toBeUndefined();
});

test('the error does not appear after a change of method', () => {
  const { card, email } = openCard();
  card.switchMethod();
  type(email.email, 'admin@exam');
  card.switchMethod();
  vi.advanceTimersByTime(5000);
  expect(email.email.error.peek()).toBeUndefined();
});

test('an empty field is not an invalid address', () => {
  const { email } = openCard();
  type(email.email, 'a');
  type(email.email, ' ');
  vi.advanceTimersByTime(5000);
  expect(email.email.error.peek()).toBeUndefined();
});

test('both fields are required, and the focus goes to the first that is empty', () => {
  const { email, calls, focused } = openCard();
  email.submit();
  expect([email.email.error.peek(), email.password.error.peek(), focused()]).toEqual([
    'RequiredFieldError',
    'RequiredFieldError',
    'email',
  ]);
  type(email.email, 'admin@example.com');
  email.submit();
  expect([email.email.error.peek(), focused()]).toEqual([undefined, 'password']);
  type(email.password, 'x');
  expect(email.password.error.peek()).toBeUndefined();
  expect(calls).toEqual([]);
});

test('the error of an empty field disappears with the first character', () => {
  const { email } = openCard();
  email.submit();
  type(email.email, 'a');
  type(email.password, '');
  expect([email.email.error.peek(), email.password.error.peek()]).toEqual([undefined, 'RequiredFieldError']);
});

test('a password that was entered is not reported as missing', () => {
  const { email } = openCard();
  type(email.password, 'charge');
  email.submit();
  expect([email.isPasswordShown.peek(), email.password.error.peek()]).toEqual([false, undefined]);
});

test('a submit of an invalid address removes the error of the previous login', async () => {
  const { email, last, cardError } = openEmail();
  email.submit();
  await last().answer(new Failure('network'));
  expect(cardError()).toBe('NetworkError');
  type(email.email, 'admin@example');
  email.submit();
  expect(cardError()).toBeUndefined();
});

test('an invalid address sends nothing, and the message is at the field', () => {
  const { email, calls, cardError, focused } = openEmail();
  type(email.email, 'admin@example');
  email.submit();
  expect([calls, cardError(), email.email.error.peek(), focused()]).toEqual([
    [],
    undefined,
    'InvalidEmailFormatError',
    'email',
  ]);
  email.clearErrors();
  email.submit();
  expect(email.email.error.peek()).toBe('InvalidEmailFormatError');
});

test('a wrong password is marked until it is changed', async () => {
  const { card, email, last } = openEmail();
  email.submit();
  await last().answer(new Failure('refused', '', undefined, 'Wrong password'));
  expect(card.markedField.peek()).toBe(email.password);
  type(email.password, 'charge2');
  expect(card.markedField.peek()).toBeUndefined();
});

test.each([
  ['no connection', new Failure('network')],
  ['too many requests', new Failure('refused', '', undefined, 'Later', 0)],
])('with %s the password is not marked', async (_, failure) => {
  const { card, email, last } = openEmail();
  email.submit();
  await last().answer(failure);
  expect(card.markedField.peek()).toBeUndefined();
});

test('sends address and password, stays busy when the page is left, and forgets the password', async () => {
  const { card, email, last, visited, events } = openEmail();
  type(email.email, ' admin@example.com ');
  type(email.password, ' charge ');
  email.submit();
  expect(card.busy.peek()).toBe(true);
  expect([last().name, last().args]).toEqual(['emailLogin', ['admin@example.com', ' charge ']]);
  await last().answer(true);
  expect([events.slice(-1), visited]).toEqual([[['login:success', { method: 'email' }]], ['/panel']]);
  expect([card.busy.peek(), email.password.read()]).toEqual([true, '']);
  card.switchMethod();
  expect(card.step.peek()).toBe('email');
});

test('a page that cancels the event keeps a usable card', async () => {
  const { card, email, last, visited, calls } = openEmail({ stays: true });
  email.submit();
  await last().answer(true);
  expect([visited, card.busy.peek()]).toEqual([[], false]);
  type(email.password, 'charge');
  email.submit();
  expect(calls).toHaveLength(2);
});

test('a failure is shown, both fields keep their texts, the password gets the focus, and the next submit clears the error', async () => {
  const { card, email, last, cardError } = openEmail();
  email.submit();
  await last().answer(new Failure('refused', '', undefined, 'Wrong password'));
  expect([card.offersEmail.peek(), card.markedField.peek()]).toEqual([false, email.password]);
  expect([cardError(), card.busy.peek(), email.email.read(), email.password.read()]).toEqual([
    'Wrong password',
    false,
    'admin@example.com',
    'charge',
  ]);
  email.submit();
  expect(cardError()).toBeUndefined();
});

test('the password is hidden when it is sent', () => {
  const { email } = openEmail();
  email.isPasswordShown.value = true;
  email.submit();
  expect(email.isPasswordShown.peek()).toBe(false);
});
