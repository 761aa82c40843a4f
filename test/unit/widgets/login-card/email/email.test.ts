import { expect, test, vi } from 'vitest';
import { noConnection, openCard, refused, tooManyRequests } from '../open-card';

const format = 'InvalidEmailFormatError';
const required = 'RequiredFieldError';

function openEmail() {
  const opened = openCard({ page: { login: { method: 'email' } } });
  return { ...opened, errors: () => opened.look().errors };
}

test('an address is checked one second after typing stops', () => {
  const { type, errors } = openEmail();
  type('email', 'admin@exam');
  vi.advanceTimersByTime(999);
  type('email', 'admin@examp');
  vi.advanceTimersByTime(999);
  expect(errors().email).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(errors().email).toBe(format);
});

test('the error stays while the address is wrong, and disappears when it is right', () => {
  const { type, errors } = openEmail();
  type('email', 'admin@example');
  vi.advanceTimersByTime(1000);
  type('email', 'admin@example.');
  expect(errors().email).toBe(format);
  type('email', 'admin@example.com');
  expect(errors().email).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(errors().email).toBeUndefined();
});

test.each([
  ['an empty field', ['a', ' '], false],
  ['a field that the visitor has left for the other method', ['admin@exam'], true],
])('%s gets no error later', (_, texts, leaves) => {
  const { card, type, errors } = openEmail();
  for (const text of texts) type('email', text);
  if (leaves) card.switchMethod();
  vi.advanceTimersByTime(5000);
  expect(errors().email).toBeUndefined();
});

test('both fields are required, and the focus goes to the first that is empty', () => {
  const { type, submit, look } = openEmail();
  submit();
  expect(look()).toMatchObject({ errors: { email: required, password: required }, focused: 'email' });
  type('password', '');
  type('email', 'a');
  expect(look().errors).toMatchObject({ email: undefined, password: required });
  type('email', 'admin@example.com');
  submit();
  expect(look()).toMatchObject({ errors: { email: undefined }, focused: 'password' });
  type('password', 'x');
  expect(look()).toMatchObject({ errors: { password: undefined }, calls: [] });
});

test('an invalid address sends nothing, has its message at the field, and removes the error of the previous login', async () => {
  const { email, type, logIn, submit, look } = openEmail();
  await logIn(noConnection);
  expect(look().error).toBe('NetworkError');
  type('email', 'admin@example');
  const shown = { calls: ['emailLogin'], error: undefined, focused: 'email', errors: { email: format } };
  submit();
  expect(look()).toMatchObject(shown);
  expect(look().errors.password).toBeUndefined();
  email.clearErrors();
  submit();
  expect(look()).toMatchObject(shown);
});

test('address and password are sent, and the password is hidden', () => {
  const { email, type, submit, look, last } = openEmail();
  type('email', ' admin@example.com ');
  type('password', ' charge ');
  email.togglePassword();
  expect(email.isPasswordShown.peek()).toBe(true);
  submit();
  expect(look().busy).toBe(true);
  expect(last()).toMatchObject({ name: 'emailLogin', args: ['admin@example.com', ' charge '] });
  expect(email.isPasswordShown.peek()).toBe(false);
});

test('a failure is shown, both fields keep their texts, the password gets the focus, and the next submit clears the error', async () => {
  const { logIn, submit, look } = openEmail();
  await logIn(refused());
  expect(look()).toMatchObject({ error: 'Words.', busy: false, offersEmail: false, focused: 'password' });
  expect(look().texts).toMatchObject({ email: 'admin@example.com', password: 'charge' });
  submit();
  expect(look().error).toBeUndefined();
});

test.each([
  ['a wrong password', refused(), 'password'],
  ['no connection', noConnection, undefined],
  ['too many requests', tooManyRequests(0), undefined],
])('after %s the marked field is %s, until it is changed', async (_, failure, marked) => {
  const { type, logIn, look } = openEmail();
  await logIn(failure);
  expect(look().marked).toBe(marked);
  type('password', 'charge2');
  expect(look().marked).toBeUndefined();
});

class PasswordCredential {
  constructor(readonly data: object) {}
}

function logInWith(store: (credential: PasswordCredential) => unknown) {
  vi.stubGlobal('PasswordCredential', PasswordCredential);
  vi.stubGlobal('navigator', { credentials: { store } });
  const opened = openEmail();
  opened.logIn();
  return opened;
}

test('after a login the browser may save the password, and nothing waits for its answer', async () => {
  const store = vi.fn((_: PasswordCredential) => new Promise(() => {}));
  const { answer, visited } = logInWith(store);
  expect(store).not.toHaveBeenCalled();
  await answer(true);
  const credential = { id: 'admin@example.com', password: 'charge' };
  expect(store.mock.calls.map(([{ data }]) => data)).toEqual([credential]);
  expect(visited).toEqual(['/panel']);
});

test('a wrong password is not offered to save', async () => {
  const store = vi.fn(() => Promise.resolve());
  await logInWith(store).answer(refused());
  expect(store).not.toHaveBeenCalled();
});

const fail = () => {
  throw new Error('no');
};

test.each<[string, () => unknown]>([
  ['declines to save a password', () => Promise.reject(new Error('no'))],
  ['forbids it', fail],
  ['cannot do it', () => vi.stubGlobal('PasswordCredential', undefined)],
])('a browser that %s changes nothing', async (what, store) => {
  const { answer, visited } = logInWith(store);
  if (what === 'cannot do it') store();
  await answer(true);
  expect(visited).toEqual(['/panel']);
});
