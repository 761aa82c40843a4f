import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '../../../src/i18n/texts';
import type { Page } from '../../../src/page/read';

const page = (translations: object) => ({ lang: 'uk', translations }) as Page;

/** Sets the loading state of the page, and imports a fresh module, as on a new page. */
async function openPage(state: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  vi.resetModules();
  const { translator } = await import('../../../src/i18n/translate');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return { translator, warn };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('while the page loads', () => {
  test('there is no warning before the load event', async () => {
    const { translator, warn } = await openPage('interactive');
    translator(page({}), texts.en);
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('one warning names the missing keys of all widgets, each once', async () => {
    const { translator, warn } = await openPage('loading');
    translator(page({ Login: 'Увійти' }), { Login: 'Login', Menu: 'Menu', Shop: 'Shop' });
    translator(page({ Login: 'Увійти' }), { Menu: 'Menu', News: 'News' });
    window.dispatchEvent(new Event('load'));
    expect(warn.mock.calls).toEqual([
      [
        'ev-portal-widgets: English is shown for 3 keys that window.__PAGE__.translations lacks: Menu, Shop, News',
      ],
    ]);
  });
});

describe('after the page has loaded', () => {
  test('the warning comes after all widgets of the same task have mounted', async () => {
    const { translator, warn } = await openPage('complete');
    translator(page({}), { Menu: 'Menu' });
    translator(page({}), { Shop: 'Shop' });
    expect(warn).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/: Menu, Shop$/);
  });

  test('a later widget without further missing keys adds no warning', async () => {
    const { translator, warn } = await openPage('complete');
    translator(page({}), { Menu: 'Menu' });
    vi.runAllTimers();
    translator(page({}), { Menu: 'Menu' });
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

test('a later widget adds a warning with only its own missing keys', async () => {
  const { translator, warn } = await openPage('complete');
  translator(page({}), { Menu: 'Menu' });
  vi.runAllTimers();
  translator(page({}), { Menu: 'Menu', Shop: 'Shop' });
  vi.runAllTimers();
  expect(warn.mock.calls.map(([text]) => String(text).split(': ')[2])).toEqual(['Menu', 'Shop']);
});

test('a complete dictionary causes no warning', async () => {
  const { translator, warn } = await openPage('complete');
  translator(page(Object.fromEntries(Object.keys(texts.en).map((key) => [key, 'текст']))), texts.en);
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});

test('the warning names exactly the keys that the page lacks', async () => {
  const { translator, warn } = await openPage('complete');
  translator(page({ Login: 'Увійти', Menu: 5 }), texts.en);
  vi.runAllTimers();
  const named = String(warn.mock.calls[0]?.[0]).split(': ')[2]?.split(', ');
  expect(named).toEqual(Object.keys(texts.en).filter((key) => key !== 'Login'));
});
