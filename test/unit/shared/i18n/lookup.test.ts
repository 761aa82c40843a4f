// @vitest-environment node
import { expect, test } from 'vitest';
import { textOf } from '../../../../src/shared/i18n/lookup';

const text = 'Увійти';
const blanks = [
  undefined,
  null,
  '',
  '\n\t\u00a0',
  '\u200b\u2060',
  '\u202a\u202c',
  '\u3164\u00ad',
  '\0\u001f',
];
const throwing = (key: string) =>
  Object.defineProperty({}, key, {
    enumerable: true,
    get() {
      throw new Error('not today');
    },
  });

test.for<[what: string, found: string | null | undefined, dictionaries: object[]]>([
  ['in any letter case', text, [{ Login: text }, { login: text }, { LOGIN: text }]],
  ['the exact key first', text, [{ login: 'інше', Login: text, LOGIN: 'інше' }]],
  ['but a blank one counts as missing', undefined, blanks.map((Login) => ({ Login }))],
  ['but only strings count', null, [5, true, [text], { text }, () => text].map((Login) => ({ Login }))],
  ['but not an inherited one', undefined, [Object.create({ Login: text }), {}]],
  ['but not one that a getter does not give', undefined, ['Login', 'login'].map(throwing)],
])('a text is found %s: %j', ([, found, dictionaries]) => {
  for (const dictionary of dictionaries) expect(textOf(dictionary as never, 'Login')).toBe(found);
});

test('the keys of a dictionary are listed once for all texts that one script finds in another letter case', async () => {
  let lists = 0;
  const dictionary = new Proxy<Record<string, string>>(
    { login: text, lOGIN: 'інше' },
    {
      ownKeys(target) {
        lists++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const find = () => ['Login', 'Menu', 'LOGIN'].map((key) => textOf(dictionary, key));
  expect([find(), lists]).toEqual([[text, undefined, text], 1]);
  await Promise.resolve();
  dictionary.menu = 'Меню';
  expect([find(), lists]).toEqual([[text, 'Меню', text], 2]);
});
