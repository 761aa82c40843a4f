// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from '../../../src/i18n/lookup';

test.for([
  { Login: 'Увійти' },
  { login: 'Увійти' },
  { LOGIN: 'Увійти' },
  { login: 'інше', Login: 'Увійти', LOGIN: 'інше' },
])('a text is found in any letter case, the exact key first: %j', (dictionary) => {
  expect(textOf(dictionary, 'Login')).toBe('Увійти');
});

test.for([
  undefined,
  null,
  '',
  ' ',
  '\n\t\u00a0',
  '\u200b\u2060',
  '\u202a\u202c',
  '\u3164\u00ad',
  '\0\u001f',
])('an absent or blank text, %j, counts as missing', (blank) => {
  expect(textOf({ Login: blank }, 'Login')).toBeUndefined();
});

test.for([5, true, ['Увійти'], { text: 'Увійти' }, () => 'Увійти', new String('Увійти')])(
  'only strings count: %o is ignored',
  (value) => {
    expect(textOf({ Login: value }, 'Login')).toBeNull();
  },
);

test('only the dictionary’s own keys count', () => {
  expect(textOf(Object.create({ Login: 'Увійти' }), 'Login')).toBeUndefined();
  expect(textOf({}, '__proto__')).toBeUndefined();
});

test.for(['Login', 'login'])('a getter that throws counts as a missing text: %s', (key) => {
  const dictionary = {
    get [key](): string {
      throw new Error('not today');
    },
  };
  expect(textOf(dictionary, 'Login')).toBeUndefined();
});
