import { expect, test, vi } from 'vitest';
import { fillIn } from '../../../src/i18n/fill-in';

const texts = { Login: 'Увійти', Next: 'Далі' };

function filled(page: unknown): unknown {
  vi.stubGlobal('__PAGE__', page);
  fillIn(texts);
  return (window as { __PAGE__?: unknown }).__PAGE__;
}

test('a page without texts gets all of them, and keeps its data', () => {
  for (const translations of [undefined, null, {}])
    expect(filled({ lang: 'uk', translations })).toEqual({ lang: 'uk', translations: texts });
});

test('the page’s own texts stay, in any letter case', () => {
  expect(filled({ translations: { Login: 'Вхід', Own: 'x' } })).toEqual({
    translations: { Login: 'Вхід', Own: 'x', Next: 'Далі' },
  });
  expect(filled({ Translations: { login: 'Вхід' } })).toMatchObject({
    translations: { login: 'Вхід', Next: 'Далі' },
  });
});

test('a blank text is filled in', () => {
  expect(filled({ translations: { Login: ' ' } })).toEqual({ translations: texts });
});

test('data that is a JSON string or frozen is filled in', () => {
  expect(filled('{"lang":"uk"}')).toEqual({ lang: 'uk', translations: texts });
  expect(filled(Object.freeze({ lang: 'uk' }))).toEqual({ lang: 'uk', translations: texts });
});

test('data in a block of JSON is filled in', () => {
  document.body.innerHTML = '<script type="application/json" data-page>{"lang":"uk"}</script>';
  expect(filled(undefined)).toEqual({ lang: 'uk', translations: texts });
  document.body.replaceChildren();
});

test('before __PAGE__ it says so, and sets nothing: the widgets would take it for the data of the page', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(filled(undefined)).toBeUndefined();
  expect(error.mock.calls).toEqual([[expect.stringContaining('must follow window.__PAGE__')]]);
});
