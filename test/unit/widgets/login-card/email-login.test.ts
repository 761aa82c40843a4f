import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../src';
import { isEmail } from '../../../../widgets/login-card/email-login.model';
import { openCard, settle } from './open-card';

function openEmail(options?: Parameters<typeof openCard>[0]) {
  const opened = openCard(options);
  opened.card.turnTo('email');
  opened.email.typeEmail('admin@example.com');
  opened.email.typePassword('charge');
  return opened;
}

test.each([
  'a@b.co',
  'first.last+tag@sub-domain.example.com',
  "o'neil@example.com",
  'x_1@1.example.museum',
  'A@EXAMPLE.COM',
])('%j is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'admin@example',
  'a b@c.co',
  'a@b c.co',
  'a@@b.co',
  'a@b..co',
  'a@.co',
  'a@b.c',
  '.a@b.co',
  'a..b@c.co',
  'a@-b.co',
  'a@b-.co',
  'a@b.co, c@d.co',
  '<a@b.co>',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a long line of rubbish is refused at once', () => {
  const started = performance.now();
  expect(isEmail(`${'a-'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});

test('an address is checked one second after typing stops', () => {
  const { email } = openCard();
  email.typeEmail('admin@exam');
  vi.advanceTimersByTime(999);
  email.typeEmail('admin@examp');
  vi.advanceTimersByTime(999);
  expect(email.emailFault.peek()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(email.emailFault.peek()).toBe('InvalidEmailFormatError');
});

test('the complaint stays while the address is wrong and goes as soon as it is right', () => {
  const { email } = openCard();
  email.typeEmail('admin@example');
  vi.advanceTimersByTime(1000);
  email.typeEmail('admin@example.');
  expect(email.emailFault.peek()).toBe('InvalidEmailFormatError');
  email.typeEmail('admin@example.com');
  expect(email.emailFault.peek()).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(email.emailFault.peek()).toBeUndefined();
});

test('the complaint does not come after the visitor has turned to the other way in', () => {
  const { card, email } = openCard();
  card.turnTo('email');
  email.typeEmail('admin@exam');
  card.turnTo('phone');
  vi.advanceTimersByTime(5000);
  expect(email.emailFault.peek()).toBeUndefined();
});

test('an emptied field is not called a wrong address', () => {
  const { email } = openCard();
  email.typeEmail('a');
  email.typeEmail(' ');
  vi.advanceTimersByTime(5000);
  expect(email.emailFault.peek()).toBeUndefined();
});

test('both fields are required, and the focus goes to the first that is empty', () => {
  const { email, calls, focused } = openCard();
  email.submit();
  expect([email.emailFault.peek(), email.passwordFault.peek(), focused()]).toEqual([
    'RequiredFieldError',
    'RequiredFieldError',
    'email',
  ]);
  email.typeEmail('admin@example.com');
  email.submit();
  expect([email.emailFault.peek(), focused()]).toEqual([undefined, 'password']);
  email.typePassword('x');
  expect(email.passwordFault.peek()).toBeUndefined();
  expect(calls).toEqual([]);
});

test('that an address is required is forgotten with its first letter, that a password is when there is one', () => {
  const { email } = openCard();
  email.submit();
  email.typeEmail('a');
  email.typePassword('');
  expect([email.emailFault.peek(), email.passwordFault.peek()]).toEqual([undefined, 'RequiredFieldError']);
});

test('a password that is there is not called missing', () => {
  const { email } = openCard();
  email.typePassword('charge');
  email.submit();
  expect([email.shown.peek(), email.passwordFault.peek()]).toEqual([false, undefined]);
});

test('an invalid address stops the request silently', () => {
  const { email, calls, problem, focused } = openEmail();
  email.typeEmail('admin@example');
  email.submit();
  expect([calls, problem(), email.emailFault.peek(), focused()]).toEqual([[], undefined, undefined, 'email']);
});

test('sends address and password, busy until the answer is there', async () => {
  const { card, email, last, visited, events } = openEmail();
  email.typeEmail(' admin@example.com ');
  email.typePassword(' charge ');
  email.submit();
  expect(card.busy.peek()).toBe(true);
  expect([last().name, last().args]).toEqual(['emailLogin', ['admin@example.com', ' charge ']]);
  await last().answer(true);
  expect([events, visited]).toEqual([[['login:success', { method: 'email' }]], ['/panel']]);
  expect([card.busy.peek(), card.leaving.peek()]).toEqual([true, true]);
  card.turnTo('phone');
  expect(card.mode.peek()).toBe('email');
});

test('a page that cancels the event keeps a usable card', async () => {
  const { card, email, last, visited, calls } = openEmail({ stays: true });
  email.submit();
  await last().answer(true);
  expect([visited, card.busy.peek()]).toEqual([[], false]);
  email.submit();
  expect(calls).toHaveLength(2);
});

test('a refusal is shown, both fields keep what was typed, and the next try clears it', async () => {
  const { card, email, last, problem } = openEmail();
  email.submit();
  await last().answer(new Failure('refused', '', undefined, 'Wrong password'));
  expect(card.problem.peek()?.offer).toBe(false);
  expect([problem(), card.busy.peek(), email.email.peek(), email.password.peek()]).toEqual([
    'Wrong password',
    false,
    'admin@example.com',
    'charge',
  ]);
  email.submit();
  expect(problem()).toBeUndefined();
});

test('while busy nothing more is sent', async () => {
  const { email, calls } = openEmail();
  email.submit();
  email.submit();
  await settle();
  email.submit();
  expect(calls).toHaveLength(1);
});

test('the password is hidden when it is sent', () => {
  const { email } = openEmail();
  email.shown.value = true;
  email.submit();
  expect(email.shown.peek()).toBe(false);
});

test('leaves no timer behind', () => {
  const { email, life } = openCard();
  email.typeEmail('a@');
  life.abort();
  expect(vi.getTimerCount()).toBe(0);
});
