import { expect, test, vi } from 'vitest';

/** Reports the missing keys of some widgets, each with the number of all keys, on a page that has loaded. Returns the ends of the warnings. */
async function report(groups: [missing: string[], all: number][], isAtOnce: boolean, lang = 'uk-UA') {
  vi.useFakeTimers();
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('complete');
  vi.resetModules();
  vi.stubGlobal('__PAGE__', { lang });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { reportMissing } = await import('../../../../src/shared/mount/missing-texts');
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

test.each([
  ['at once make one warning', true, [lacking('Menu, Shop', 2)]],
  ['later add a warning with only their own keys', false, [lacking('Menu', 1), lacking('Shop', 1)]],
] as const)('widgets that mount %s, which names each missing key once', async (_, isAtOnce, warnings) => {
  const groups = [['Menu'], ['Menu'], [], ['Menu', 'Shop']].map((keys): [string[], number] => [keys, 9]);
  expect(await report(groups, isAtOnce)).toEqual(warnings);
});

test.each([
  ['uk-UA', 'Menu, Shop; add translations/uk.js'],
  ['fr', 'Menu, Shop'],
])('a page without any text, in the language %s, gets the cure if there is one', async (lang, end) => {
  expect(await report([[['Menu', 'Shop'], 2]], true, lang)).toEqual([lacking(end, 2)]);
});
