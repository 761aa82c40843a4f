import { beforeEach, expect, test, vi } from 'vitest';

/** Imports a fresh module, as on a new page that has loaded. */
async function openPage() {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('complete');
  vi.resetModules();
  vi.stubGlobal('__PAGE__', { lang: 'uk-UA' });
  const { reportMissing } = await import('../../../src/mount/missing-texts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return { reportMissing, warn };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('one warning names the missing keys of all widgets, each once', async () => {
  const { reportMissing, warn } = await openPage();
  reportMissing(['Menu', 'Shop'], 3);
  reportMissing(['Menu', 'News'], 2);
  vi.runAllTimers();
  expect(warn.mock.calls).toEqual([
    [
      'ev-portal-widgets: English is shown for 3 keys that window.__PAGE__.translations lacks: Menu, Shop, News',
    ],
  ]);
});

test('a later widget adds a warning with only its own missing keys, if there are any', async () => {
  const { reportMissing, warn } = await openPage();
  for (const keys of [['Menu'], ['Menu'], ['Menu', 'Shop']]) {
    reportMissing(keys, 9);
    vi.runAllTimers();
  }
  expect(warn.mock.calls.map(([text]) => String(text).split(': ')[2])).toEqual(['Menu', 'Shop']);
});

test('without missing keys there is no warning', async () => {
  const { reportMissing, warn } = await openPage();
  reportMissing([], 9);
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['uk-UA', 'lacks: Menu, Shop; add translations/uk.js'],
  ['fr', 'lacks: Menu, Shop'],
])('a page without any text, in the language %s, gets the cure if there is one', async (lang, end) => {
  const { reportMissing, warn } = await openPage();
  vi.stubGlobal('__PAGE__', { lang });
  reportMissing(['Menu', 'Shop'], 2);
  vi.runAllTimers();
  expect(String(warn.mock.calls[0]).endsWith(end)).toBe(true);
});
