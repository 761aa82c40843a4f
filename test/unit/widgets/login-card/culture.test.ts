import { expect, test, vi } from 'vitest';
import { readCulture } from '../../../../widgets/login-card/culture';

const cookie = (text: string) =>
  vi.spyOn(Object.getPrototypeOf(document), 'cookie', 'get').mockReturnValue(text);

test.each([
  ['', 'uk'],
  ['culture=ru', 'ru'],
  ['a=b; culture=en; c=d', 'en'],
  ['a=b;culture=en', 'en'],
  ['culture=c%3Dru%7Cuic%3Dru', 'ru'],
  ['culture=c=en-US|uic=ru', 'ru'],
  ['culture="c=en|uic=ru"', 'ru'],
  ['culture=%22c%3Dru%22', 'ru'],
  ['subculture=ru', 'uk'],
  ['culture=', 'uk'],
  ['culture=%', 'uk'],
])('with the cookies %j the culture is %j', (text, culture) => {
  cookie(text);
  expect(readCulture()).toBe(culture);
});

test('when cookies are forbidden the default is used', () => {
  vi.spyOn(Object.getPrototypeOf(document), 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readCulture()).toBe('uk');
});
