import { expect, test, vi } from 'vitest';
import { fillIn } from '../../../../src/shared/i18n/fill-in';

const texts = { Login: 'Увійти', Next: 'Далі' };

function filled(page: unknown): unknown {
  vi.stubGlobal('__PAGE__', page);
  fillIn(texts);
  return (window as { __PAGE__?: unknown }).__PAGE__;
}

test.for<[string, unknown, object]>([
  ['has no texts', Object.freeze({ lang: 'uk' }), { lang: 'uk', translations: texts }],
  ['has null', { lang: 'uk', translations: null }, { lang: 'uk', translations: texts }],
  [
    'has texts of its own, one of them blank',
    { Translations: { login: 'Вхід', Own: 'x', Next: ' ' } },
    { translations: { login: 'Вхід', Own: 'x', Next: 'Далі' } },
  ],
  ['is a JSON string', '{"lang":"uk"}', { lang: 'uk', translations: texts }],
])('what a page lacks is filled in, and its own data stays: it %s', ([, page, result]) => {
  expect(filled(page)).toMatchObject(result);
});

test('data in a block of JSON is filled in', () => {
  document.body.innerHTML = '<script type="application/json" data-page>{"lang":"uk"}</script>';
  expect(filled(undefined)).toEqual({ lang: 'uk', translations: texts });
});

test('before __PAGE__ it says so, and sets nothing: the widgets would take it for the data of the page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(filled(undefined)).toBeUndefined();
  expect(error.mock.calls).toEqual([[expect.stringContaining('must follow window.__PAGE__')]]);
});
