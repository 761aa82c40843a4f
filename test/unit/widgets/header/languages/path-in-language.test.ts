import { describe, expect, test } from 'vitest';
import { pathInLanguage } from '../../../../../widgets/header/languages/path-in-language';

const path = (address: string, lang = 'ru') =>
  pathInLanguage(new URL(address, 'https://chargers.example'), lang, ['uk', 'ru', 'en']);

describe('the same page in another language', () => {
  test.each([
    ['/', '/ru'],
    ['/uk/kontakty?a=1#x', '/ru/kontakty?a=1#x'],
    ['/account/login', '/ru/account/login'],
    ['/uk//evil.example/x', '/ru//evil.example/x'],
    ['https://chargers.example//evil.example/x', '/ru/evil.example/x'],
    ['/Uk', '/ru'],
    ['/uk-UA/x', '/ru/x'],
    ['/EN-us', '/ru'],
    ['/en-route/x', '/ru/en-route/x'],
  ])('of %s is %s', (from, to) => expect(path(from)).toBe(to));

  test.each([
    ['?a=1&UI-Culture=uk&b=2', '?a=1&b=2'],
    ['?Culture=uk&ui-culture=uk&a=%20+#x', '?a=%20+#x'],
    ['?culture', ''],
    ['?a=1&culture=', '?a=1'],
    ['?subculture=1&cultures=2', '?subculture=1&cultures=2'],
    ['?a=?culture=1', '?a=?culture=1'],
    ['?back=/x&culture=uk&culture=ru', '?back=/x'],
  ])('the query %s becomes %s', (from, to) => expect(path(`/uk/x${from}`)).toBe(`/ru/x${to}`));
});
