import { beforeEach, expect, test, vi } from 'vitest';

/** Imports a fresh module, as on a new page that has loaded. */
async function openPage() {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('complete');
  vi.resetModules();
  const { reportMissing } = await import('../../../src/host/missing-texts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return { reportMissing, warn };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('one warning names the missing keys of all widgets, each once', async () => {
  const { reportMissing, warn } = await openPage();
  reportMissing(['Menu', 'Shop']);
  reportMissing(['Menu', 'News']);
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
    reportMissing(keys);
    vi.runAllTimers();
  }
  expect(warn.mock.calls.map(([text]) => String(text).split(': ')[2])).toEqual(['Menu', 'Shop']);
});

test('without missing keys there is no warning', async () => {
  const { reportMissing, warn } = await openPage();
  reportMissing([]);
  vi.runAllTimers();
  expect(warn).not.toHaveBeenCalled();
});
