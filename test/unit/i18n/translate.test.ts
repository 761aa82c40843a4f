import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Key, texts } from '../../../src/i18n/texts';
import { translator } from '../../../src/i18n/translate';
import type { Page } from '../../../src/page/read';

const page = (translations: object, lang = 'uk') => ({ lang, translations }) as Page;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a text', () => {
  test('comes from the page, or is the English one', () => {
    const t = translator(page({ Login: 'Увійти' }), { Login: 'Login', Menu: 'Menu' });
    expect(t('Login')).toBe('Увійти');
    expect(t('Menu')).toBe('Menu');
  });

  test('has its {{name}} replaced, in the page’s text and in the English one', () => {
    expect(translator(page({ ResendIn: 'Ще {{seconds}} с' }), texts.en)('ResendIn', { seconds: 7 })).toBe(
      'Ще 7 с',
    );
    expect(translator(page({}), texts.en)('ResendIn', { seconds: 7 })).toBe('Send again in 7 s');
  });

  test('shows zero as zero', () => {
    expect(translator(page({}), texts.en)('ResendIn', { seconds: 0 })).toBe('Send again in 0 s');
  });

  test('has an empty text instead of a {{name}} without a value', () => {
    expect(translator(page({ Login: 'Hi {{name}}!' }), texts.en)('Login')).toBe('Hi !');
  });

  test.for([
    ['as it is', { 'menu.login': 'Увійти' }],
    ['nested', { menu: { login: 'Увійти' } }],
  ] as const)('under a key with dots is found %s', ([, translations]) => {
    expect(translator(page(translations), { 'menu.login': 'Login' })('menu.login' as Key)).toBe('Увійти');
  });

  test('of a key with dots has an English text', () => {
    expect(translator(page({}), { 'menu.login': 'Login' })('menu.login' as Key)).toBe('Login');
  });

  test.for(['constructor', '__proto__', 'toString'])('is found in a language called %s', (lang) => {
    expect(translator(page({ Login: 'Увійти' }, lang), texts.en)('Login')).toBe('Увійти');
  });

  test.for([5, null, ['x'], { a: 'b' }])(
    'is the English one when the page has %j instead of a text',
    (value) => {
      expect(translator(page({ Login: value }), texts.en)('Login')).toBe('Login');
    },
  );

  test('does not change when the page changes its dictionary later', () => {
    const translations = { Login: 'Увійти' };
    const t = translator(page(translations), texts.en);
    translations.Login = 'інше';
    expect(t('Login')).toBe('Увійти');
  });
});
