import { expect, test, vi } from 'vitest';

/** Reports the missing keys of some widgets, each with the number of all keys, on a page that has loaded. Returns the ends of the warnings. */
async function report(groups: [missing: string[], all: number][], isAtOnce = true, lang = 'uk-UA') {
  vi.useFakeTimers();
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('complete');
  vi.resetModules();
  vi.stubGlobal('__PAGE__', { lang });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { reportMissing } = await import('../../../src/mount/missing-texts');
  for (const [missing, all] of groups) {
    reportMissing(missing, all);
    if (!isAtOnce) vi.runAllTimers();
  }
  vi.runAllTimers();
  return warn.mock.calls.map(([text]) =>
    String(text).replace('ev-portal-widgets: English is shown for ', ''),
  );
}

const lacking = (keys: string, count: number) =>
  `${count} keys that window.__PAGE__.translations lacks: ${keys}`;

test('one warning names the missing keys of all widgets, each once', async () => {
  const groups: [string[], number][] = [
    [['Menu', 'Shop'], 3],
    [['Menu', 'News'], 2],
  ];
  expect(await report(groups)).toEqual([lacking('Menu, Shop, News', 3)]);
});

test('a later widget adds a warning with only its own missing keys, if there are any', async () => {
  const groups = [['Menu'], ['Menu'], [], ['Menu', 'Shop']].map((keys): [string[], number] => [keys, 9]);
  expect(await report(groups, false)).toEqual([lacking('Menu', 1), lacking('Shop', 1)]);
});

test.each([
  ['uk-UA', 'Menu, Shop; add translations/uk.js'],
  ['fr', 'Menu, Shop'],
])('a page without any text, in the language %s, gets the cure if there is one', async (lang, end) => {
  expect(await report([[['Menu', 'Shop'], 2]], true, lang)).toEqual([lacking(end, 2)]);
});
