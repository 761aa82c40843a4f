import { expect, test, vi } from 'vitest';
import { isEmail } from '../../../../../widgets/login-card/email/email-step.model';
import { noConnection, openCard, refused, tooManyRequests, wait } from '../open-card';

const format = 'InvalidEmailFormatError';
const required = { email: 'EmailRequiredError', password: 'PasswordRequiredError' };

function openEmail() {
  const opened = openCard({ page: { login: { method: 'email' } } });
  return { ...opened, errors: () => opened.look().errors };
}

const addresses = [
  'first.last+tag@sub-domain.example.com',
  "o'neil@example.com",
  'x_1@1.example.museum',
  'A@EXAMPLE.COM',
];
const others = ['a@b', 'admin@example', 'a b@c.co', 'a@@b.co', 'a@b..co', 'a@b.c', '.a@b.co', 'a@-b.co'];

test('an email address is known by its form, and a very long text is checked quickly', () => {
  const long = `${'a-'.repeat(50_000)}@${'a-'.repeat(50_000)}`;
  const started = performance.now();
  expect(addresses.filter(isEmail)).toEqual(addresses);
  expect([...others, 'a@b.co, c@d.co', long].filter(isEmail)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(500);
});

test('an address is checked one second after typing stops, and its error stays while it is wrong', async () => {
  const { type, errors } = openEmail();
  for (const text of ['admin@exam', 'admin@examp']) {
    type('email', text);
    await wait(0.999);
    expect(errors().email).toBeUndefined();
  }
  await wait(0.001);
  expect(errors().email).toBe(format);
  type('email', 'admin@example.');
  expect(errors().email).toBe(format);
  type('email', 'admin@example.com');
  expect(errors().email).toBeUndefined();
  await wait(5);
  expect(errors().email).toBeUndefined();
});

test.each([
  ['an empty field', ['a', ' '], false],
  ['a field that the visitor has left for the other method', ['admin@exam'], true],
])('%s gets no error later', async (_, texts, leaves) => {
  const { card, type, errors } = openEmail();
  for (const text of texts) type('email', text);
  if (leaves) card.switchMethod();
  await wait(5);
  expect(errors().email).toBeUndefined();
});

test('both fields are required, and the focus goes to the first that is empty', () => {
  const { type, submit, look } = openEmail();
  submit();
  expect(look()).toMatchObject({ errors: required, focused: 'email' });
  type('password', '');
  type('email', 'a');
  expect(look().errors).toMatchObject({ email: undefined, password: required.password });
  type('email', 'admin@example.com');
  submit();
  expect(look()).toMatchObject({ errors: { email: undefined }, focused: 'password' });
  type('password', 'x');
  expect(look()).toMatchObject({ errors: { password: undefined }, calls: [] });
});

test('an invalid address sends nothing, has its message, and removes the error of the previous login', async () => {
  const { type, enter, submit, look } = openEmail();
  await enter(noConnection);
  expect(look().error).toBe('NetworkError');
  type('email', 'admin@example');
  const errors = { email: format, password: undefined };
  for (const _ of ['first', 'second']) {
    submit();
    expect(look()).toMatchObject({ calls: ['emailLogin'], error: undefined, focused: 'email', errors });
  }
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

test.each([
  ['a wrong password', refused(), 'password'],
  ['no connection', noConnection, undefined],
  ['too many requests', tooManyRequests(0), undefined],
])(
  'after %s both texts stay, and the marked field is %s, until it is changed',
  async (_, failure, marked) => {
    const { type, enter, submit, look } = openEmail();
    await enter(failure);
    const texts = { email: 'admin@example.com', password: 'charge' };
    expect(look()).toMatchObject({ marked, texts, busy: false, offersEmail: false });
    if (marked) expect(look()).toMatchObject({ error: 'Words.', focused: 'password' });
    type('password', 'charge2');
    expect(look().marked).toBeUndefined();
    await submit(failure);
    submit();
    expect(look().error).toBeUndefined();
  },
);

class PasswordCredential {
  constructor(readonly data: object) {}
}

function logInWith(store: (credential: PasswordCredential) => unknown) {
  vi.stubGlobal('PasswordCredential', PasswordCredential);
  vi.stubGlobal('navigator', { credentials: { store } });
  const opened = openEmail();
  opened.enter();
  return opened;
}

test.each([
  ['a login', true, [{ id: 'admin@example.com', password: 'charge' }]],
  ['a refusal', refused(), []],
] as const)(
  'after %s the browser may save the right password, and nothing waits for its answer',
  async (_, found, saved) => {
    const store = vi.fn((_: PasswordCredential) => new Promise(() => {}));
    const { answer, visited } = logInWith(store);
    expect(store).not.toHaveBeenCalled();
    await answer(found);
    expect(store.mock.calls.map(([{ data }]) => data)).toEqual(saved);
    expect(visited).toEqual(saved.map(() => '/panel'));
  },
);

test('a browser that declines to save a password changes nothing', async () => {
  const { answer, visited } = logInWith(() => Promise.reject(new Error('no')));
  await answer(true);
  expect(visited).toEqual(['/panel']);
});
