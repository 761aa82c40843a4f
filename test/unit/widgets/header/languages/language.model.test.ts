import { beforeEach, expect, test } from 'vitest';
import { signal } from '../../../../../src';
import { createSwitcher } from '../../../../../widgets/header/languages/language.model';
import { answer } from '../../../backend/calling';
import { host } from '../page';

beforeEach(() => history.replaceState(null, '', '/uk/kontakty?a=1#x'));

/** The switcher with an open list, on a page. `choose` changes the language; the server answers with the value. */
function openSwitcher(page = host()) {
  const open = signal(true);
  const switcher = createSwitcher(page, open);
  const { busy, failed, change } = switcher;
  switcher.start();
  return {
    ...switcher,
    page,
    choose(code: string, Value: unknown = code) {
      const calls = answer(() => Response.json({ Value }));
      const done = change(code);
      return { calls, done };
    },
    look: () => ({
      busy: busy.value,
      failed: failed.value,
      open: open.value,
      went: page.navigate.mock.calls.map(([path]) => path),
    }),
  };
}

test('a choice calls the server, emits the event, navigates and stays busy', async () => {
  const { page, choose, look } = openSwitcher();
  const { calls, done } = choose('ru');
  expect(look()).toEqual({ busy: true, failed: false, open: false, went: [] });
  await done;
  expect(calls.map(({ url }) => url.href)).toEqual(['https://chargers.example/web/setculture?culture=ru']);
  expect(page.emit.mock.calls).toEqual([['language:change', { lang: 'ru', path: '/ru/kontakty?a=1#x' }]]);
  expect(look()).toEqual({ busy: true, failed: false, open: false, went: ['/ru/kontakty?a=1#x'] });
});

test.each([
  ['the language in the answer', 'uk', 'en', '/en/kontakty?a=1#x', true],
  ['the current language, which may load no page', 'uk', 'uk', '/uk/kontakty?a=1#x', false],
  ['a language from one that is not in the list', 'fr', 'ru', '/ru/kontakty?a=1#x', true],
])('a choice leads to %s', async (_, lang, value, path, busy) => {
  history.replaceState(null, '', `/${lang}/kontakty?a=1#x`);
  const { choose, look } = openSwitcher(host({ lang }));
  await choose('ru', value).done;
  expect(look()).toMatchObject({ went: [path], busy });
});

test('a choice whose event the page cancels leads nowhere', async () => {
  const { choose, look } = openSwitcher(host({}, false));
  await choose('ru').done;
  expect(look()).toEqual({ busy: false, failed: false, open: false, went: [] });
});

test.each(['', null, 3, 'de', 'fr', 'RU', 'https://evil.example', '//evil.example', ['ru']])(
  'the answer %j shows an error, and the switcher works again at once',
  async (value) => {
    const { page, choose, toggle, look } = openSwitcher();
    await choose('ru', value).done;
    expect(look()).toEqual({ busy: false, failed: true, open: true, went: [] });
    expect(page.emit).not.toHaveBeenCalled();
    toggle();
    expect(look()).toMatchObject({ failed: false, open: true });
    await choose('ru').done;
    expect(look().went).toEqual(['/ru/kontakty?a=1#x']);
  },
);

test('the list opens and closes, and there is no failure and no missing flag at the start', () => {
  const { missingFlags, toggle, look } = openSwitcher();
  expect([look().failed, missingFlags.value]).toEqual([false, []]);
  toggle();
  expect(look().open).toBe(false);
  toggle();
  expect(look().open).toBe(true);
});

test('each flag that did not load is remembered', () => {
  const { missingFlags, addMissingFlag } = openSwitcher();
  addMissingFlag('uk');
  addMissingFlag('en');
  expect(missingFlags.value).toEqual(['uk', 'en']);
});

test('one call is made at a time, and the list stays closed during it', async () => {
  const { choose, change, toggle, look } = openSwitcher();
  const { calls, done } = choose('ru');
  await change('en');
  toggle();
  expect(look().open).toBe(false);
  await done;
  expect(calls).toHaveLength(1);
});

test('an answer that comes after the widget was unmounted is ignored', async () => {
  const { page, choose, look } = openSwitcher();
  const { done } = choose('ru');
  page.end();
  await done;
  expect([page.emit.mock.calls, look().went]).toEqual([[], []]);
});

test.each<[string, (page: ReturnType<typeof host>) => void]>([
  ['the page returns from the back/forward cache', ({ onReturn }) => onReturn.mock.calls[0]?.[0]()],
  ['the visitor stays on the page after all', ({ navigate }) => navigate.mock.calls[0]?.[1]?.()],
])('when %s, the switcher works again', async (_, act) => {
  const { page, choose, look } = openSwitcher();
  await choose('ru').done;
  expect(look().busy).toBe(true);
  act(page);
  expect(look().busy).toBe(false);
  await choose('en').done;
  expect(look().went).toHaveLength(2);
});

test('a late answer after the page was left and restored is ignored', async () => {
  const { page, change, choose, look } = openSwitcher();
  const { done } = choose('ru');
  page.onReturn.mock.calls[0]?.[0]();
  answer(() => new Promise(() => {}));
  change('en');
  await done;
  expect(look()).toMatchObject({ busy: true, went: [] });
});

test('a model starts nothing until `start`, because React may discard it', () => {
  const page = host();
  const { start } = createSwitcher(page, signal(true));
  expect(page.onReturn).not.toHaveBeenCalled();
  start();
  expect(page.onReturn).toHaveBeenCalledTimes(1);
});
