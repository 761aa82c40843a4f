// @vitest-environment node
import { expect, test } from 'vitest';
import { find } from '../../../src/i18n/find';

test('a text in a flat dictionary is found', () => {
  expect(find({ Login: 'Увійти' }, 'Login')).toBe('Увійти');
});

test.for(['', ' ', '\n\t\u00a0'])('a blank text, %j, counts as missing', (blank) => {
  expect(find({ Login: blank }, 'Login')).toBeUndefined();
});

test('a key with dots is found as one key', () => {
  expect(find({ 'menu.login': 'Увійти' }, 'menu.login')).toBe('Увійти');
});

test('a key with dots is found nested', () => {
  expect(find({ menu: { user: { login: 'Увійти' } } }, 'menu.user.login')).toBe('Увійти');
});

test('the whole key has priority over the nested one', () => {
  expect(find({ 'a.b': 'flat', a: { b: 'nested' } }, 'a.b')).toBe('flat');
});

test('the letter case of a key matters', () => {
  expect(find({ login: 'Увійти' }, 'Login')).toBeUndefined();
});

test.for([5, true, null, undefined, ['Увійти'], { text: 'Увійти' }, () => 'Увійти', new String('Увійти')])(
  'only strings count: %o is ignored',
  (value) => {
    expect(find({ Login: value as string }, 'Login')).toBeUndefined();
    expect(find({ a: { Login: value as string } }, 'a.Login')).toBeUndefined();
  },
);

test.for([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'constructor.name',
  '__proto__.x',
  'Login.length',
])('a built-in property is not a text: %s', (key) => {
  expect(find({ Login: 'Увійти' }, key)).toBeUndefined();
});

test('inherited properties are not texts', () => {
  expect(find(Object.create({ Login: 'Увійти' }), 'Login')).toBeUndefined();
  expect(find({ a: Object.create({ Login: 'Увійти' }) }, 'a.Login')).toBeUndefined();
});

test('a dictionary that throws counts as one without the key', () => {
  const dictionary = {
    get Login(): string {
      throw new Error('not today');
    },
  };
  expect(find(dictionary, 'Login')).toBeUndefined();
});
