import { expect, test, vi } from 'vitest';
import { type Key, translator } from '../../../../src/shared/i18n/translator';
import type { PageData } from '../../../../src/shared/page/page';
import { texts } from '../../../../src/tooling/from-facts/translations/texts';

/** What the widgets get on a page with this dictionary, and the keys that it lacks. */
function translate(translations: object, english: Record<string, string> = texts.en, lang = 'uk') {
  const onMissing = vi.fn();
  const t = translator({ lang, translations } as PageData, english, onMissing);
  return { t, missing: onMissing.mock.calls[0]?.[0] };
}

test('a text comes from the page, or is the English one; a value of the wrong type is reported elsewhere', () => {
  const english = { Login: 'Login', Menu: 'Menu', Next: 'Next' };
  const translations = { Login: 'Увійти', Next: 5 };
  const { t, missing } = translate(translations, english);
  // A mounted widget keeps its texts.
  translations.Login = 'інше';
  expect([t('Login'), t('Menu'), t('Next'), missing]).toEqual(['Увійти', 'Menu', 'Next', ['Menu']]);
  expect(translate(texts.uk).missing).toEqual([]);
});

test.for([0, 7])('{{name}} is replaced, in the page’s text and in the English one: %i', (seconds) => {
  const english = { ResendIn: 'In {{seconds}} s' };
  expect(translate({ ResendIn: 'Ще {{seconds}} с' }).t('ResendIn', { seconds })).toBe(`Ще ${seconds} с`);
  expect(translate({}, english).t('ResendIn', { seconds })).toBe(`In ${seconds} s`);
  expect(translate({}, english).t('ResendIn')).toBe('In  s');
});

test.for(['constructor', '__proto__', 'toString'])('a text is found in a language called %s', (lang) => {
  expect(translate({ Login: 'Увійти' }, texts.en, lang).t('Login')).toBe('Увійти');
});

test.for(['Menu', 'constructor'] as Key[])('%s, which the widget does not list, is shown itself', (key) => {
  const { t } = translate({ Login: 'Увійти', Menu: 'Меню' }, { Login: 'Login' });
  expect(t(key)).toBe(key);
});
