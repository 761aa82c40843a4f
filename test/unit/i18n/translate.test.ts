import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Key, texts } from '../../../src/i18n/texts';
import { translator } from '../../../src/i18n/translate';
import type { Page } from '../../../src/page/read';

const page = (translations: object, lang = 'uk') => ({ lang, translations }) as Page;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a text', () => {
  test('is the page’s where it has one, else the English one', () => {
    const t = translator(page({ Login: 'Увійти' }), { Login: 'Login', Menu: 'Menu' });
    expect(t('Login')).toBe('Увійти');
    expect(t('Menu')).toBe('Menu');
  });

  test('has its {{name}} filled in, the page’s and the English one', () => {
    expect(translator(page({ ResendIn: 'Ще {{seconds}} с' }), texts)('ResendIn', { seconds: 7 })).toBe(
      'Ще 7 с',
    );
    expect(translator(page({}), texts)('ResendIn', { seconds: 7 })).toBe('Send again in 7 s');
  });

  test('shows zero as zero', () => {
    expect(translator(page({}), texts)('ResendIn', { seconds: 0 })).toBe('Send again in 0 s');
  });

  test('has nothing where a name was not given', () => {
    expect(translator(page({ Login: 'Hi {{name}}!' }), texts)('Login')).toBe('Hi !');
  });

  test.for([
    ['as it is', { 'menu.login': 'Увійти' }],
    ['nested', { menu: { login: 'Увійти' } }],
  ] as const)('under a key with dots is found %s', ([, translations]) => {
    expect(translator(page(translations), { 'menu.login': 'Login' })('menu.login' as Key)).toBe('Увійти');
  });

  test('under a key with dots has its English', () => {
    expect(translator(page({}), { 'menu.login': 'Login' })('menu.login' as Key)).toBe('Login');
  });

  test.for(['constructor', '__proto__', 'toString'])(
    'in a language called %s is found all the same',
    (lang) => {
      expect(translator(page({ Login: 'Увійти' }, lang), texts)('Login')).toBe('Увійти');
    },
  );

  test.for([5, null, ['x'], { a: 'b' }])('that is no text but %j is the English one', (value) => {
    expect(translator(page({ Login: value }), texts)('Login')).toBe('Login');
  });

  test('stays as it was when the page changes its dictionary later', () => {
    const translations = { Login: 'Увійти' };
    const t = translator(page(translations), texts);
    translations.Login = 'інше';
    expect(t('Login')).toBe('Увійти');
  });
});
