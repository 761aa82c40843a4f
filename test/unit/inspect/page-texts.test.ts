import { expect, test, vi } from 'vitest';
import { clean, numbersIn } from '../../../src/inspect/marks';
import { pageTexts } from '../../../src/inspect/page-texts';
import { give } from '../page/reading';

const own = {
  en: { Login: 'Log in', Next: 'Next' },
  uk: { Login: 'Увійти', Next: 'Далі' },
  ru: { Login: 'Войти', Next: 'Далее' },
};
const languages = { uk: 'Українська', ru: 'Русский', fr: 'Français' };

function open(page: object = {}) {
  give({ lang: 'uk', languages, translations: { next: 'Вперед' }, ...page });
  return pageTexts(own);
}

test('a text of the site comes first, then those of the widgets in the other languages', () => {
  expect(open().wordings('Next')).toEqual([
    { language: 'uk', text: 'Вперед', isOwn: true },
    { language: 'ru', text: 'Далее', isOwn: false },
    { language: 'en', text: 'Next', isOwn: false },
  ]);
});

test('where the site has no text, the English one that is shown comes first, and is not there twice', () => {
  expect(open().wordings('Login')).toEqual([
    { language: 'en', text: 'Log in', isOwn: false },
    { language: 'ru', text: 'Войти', isOwn: false },
  ]);
});

test('a changed text is shown, and is in the data of the page with the mark of its key', () => {
  const mount = vi.fn();
  vi.stubGlobal('Widgets', { mount, unmount: vi.fn() });
  const page = open();
  page.change('Login', 'Вхід');
  expect([page.shown('Login'), page.shown('Next'), [...page.changed]]).toEqual([
    'Вхід',
    'Вперед',
    [['Login', 'Вхід']],
  ]);
  const { translations } = (window as never as { __PAGE__: { translations: Record<string, string> } })
    .__PAGE__;
  const { Login = '', Next = '' } = translations;
  expect([Login, Next].map(clean)).toEqual(['Вхід', 'Вперед']);
  expect([Login, Next].map(numbersIn)).toEqual([[0], [1]]);
  expect(page.keysIn(`${Next} ${Login}`)).toEqual(['Next', 'Login']);
  expect(mount).toHaveBeenCalledOnce();
});

test('without data of the page its language is ru, and all texts are English', () => {
  give(undefined);
  const page = pageTexts(own);
  expect([page.lang, page.shown('Next'), page.keysIn('Next')]).toEqual(['ru', 'Next', []]);
});
