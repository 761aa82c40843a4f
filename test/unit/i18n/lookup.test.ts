// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from '../../../src/i18n/lookup';

test.for(['Login', 'login', 'LOGIN'])('a text is found under %s', (key) => {
  expect(textOf({ [key]: 'Увійти' }, 'Login')).toBe('Увійти');
});

test('the exact key has priority over the same key in another letter case', () => {
  expect(textOf({ login: 'інше', Login: 'Увійти', LOGIN: 'інше' }, 'Login')).toBe('Увійти');
});

test.for(['', ' ', '\n\t\u00a0', '\u200b\u2060', '\u202a\u202c', '\u3164\u00ad', '\0\u001f'])(
  'a blank text, %j, counts as missing',
  (blank) => {
    expect(textOf({ Login: blank }, 'Login')).toBeUndefined();
  },
);

test.for([5, true, null, undefined, ['Увійти'], { text: 'Увійти' }, () => 'Увійти', new String('Увійти')])(
  'only strings count: %o is ignored',
  (value) => {
    expect(textOf({ Login: value }, 'Login') ?? undefined).toBeUndefined();
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
