// @vitest-environment node
import { expect, test } from 'vitest';
import { texts } from '../../../../src/i18n/texts';
import { check } from '../../../../src/tooling/translations/check';

const english = { Login: 'Login', Next: 'Next', ResendIn: 'Again in {{seconds}} s' };
const given = (dictionary: object) => check({ ...dictionary }, english);

test('the project’s own texts are complete', () => {
  const nothing = { missing: [], unknown: [], placeholders: [], english: [] };
  for (const own of Object.values(texts)) expect(check(own, texts.en)).toEqual(nothing);
});

test('a text is missing if it is absent, empty or not a string', () => {
  expect(given({ Login: ' ', Next: undefined }).missing).toEqual(['Login', 'Next', 'ResendIn']);
});

test('a key in another letter case is found, a nested one is not', () => {
  const { missing, unknown } = given({ login: 'Увійти', Card: { Next: 'Далі' }, ResendIn: '{{seconds}}' });
  expect([missing, unknown]).toEqual([['Next'], ['Card']]);
});

test('a placeholder can be missing in a text, unknown, or both', () => {
  const wrong = (ResendIn: string) => given({ ResendIn }).placeholders;
  expect(wrong('{{seconds}} с')).toEqual([]);
  expect(wrong('с')).toEqual([{ key: 'ResendIn', lost: ['{{seconds}}'], invented: [] }]);
  expect(wrong('{{seconds}} {{n}}')).toEqual([{ key: 'ResendIn', lost: [], invented: ['{{n}}'] }]);
  expect(wrong('{{секунд}}')).toEqual([{ key: 'ResendIn', lost: ['{{seconds}}'], invented: ['{{секунд}}'] }]);
  expect(wrong('{seconds} {{')).toEqual([{ key: 'ResendIn', lost: ['{{seconds}}'], invented: [] }]);
});

test('texts that are still English are listed, but not in an English file', () => {
  expect(given({ Login: 'Увійти', Next: 'Next' }).english).toEqual(['Next']);
  expect(given({ Login: 'Login', Next: 'Next' }).english).toEqual([]);
});
