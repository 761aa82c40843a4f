import { beforeEach, expect, test } from 'vitest';
import { signal } from '../../../../../src/shared';
import { createSwitcher } from '../../../../../widgets/header/languages/language.model';
import { answer } from '../../../shared/backend/calling';
import { type HostOptions, playHost } from '../../play-host';

beforeEach(() => history.replaceState(null, '', '/uk/kontakty?a=1#x'));

/** The switcher with an open list, on a page. `choose` changes the language; the server answers with the value. */
function openSwitcher(options?: HostOptions) {
  const { host, visited, ...played } = playHost(options);
  const open = signal(true);
  const switcher = createSwitcher(host, open);
  const { busy, failed, change, start } = switcher;
  start();
  return {
    ...switcher,
    ...played,
    choose(code: string, Value: unknown = code) {
      const calls = answer(() => Response.json({ Value }));
      const done = change(code);
      return { calls, done };
    },
    look: () => ({ busy: busy.value, failed: failed.value, open: open.value, went: [...visited] }),
  };
}

const path = '/ru/kontakty?a=1#x';

test('a choice calls the server, emits the event, navigates and stays busy', async () => {
  const { events, choose, look } = openSwitcher();
  const { calls, done } = choose('ru');
  expect(look()).toEqual({ busy: true, failed: false, open: false, went: [] });
  await done;
  expect(calls.map(({ url }) => url.href)).toEqual(['https://chargers.example/web/setculture?culture=ru']);
  expect(events).toEqual([['language:change', { lang: 'ru', path }]]);
  expect(look()).toEqual({ busy: true, failed: false, open: false, went: [path] });
});

test.each([
  ['the language in the answer', 'uk', 'en', '/en/kontakty?a=1#x', true],
  ['the language in the answer, in the spelling of the page’s list', 'uk', 'EN', '/en/kontakty?a=1#x', true],
  ['the current language, which may load no page', 'uk', 'uk', '/uk/kontakty?a=1#x', false],
  ['a language from one that is not in the list', 'fr', 'ru', path, true],
])('a choice leads to %s', async (_, lang, value, path, busy) => {
  history.replaceState(null, '', `/${lang}/kontakty?a=1#x`);
  const { choose, look } = openSwitcher({ page: { lang } });
  await choose('ru', value).done;
  expect(look()).toMatchObject({ went: [path], busy });
});

test('a choice whose event the page cancels leads nowhere', async () => {
  const { choose, look } = openSwitcher({ stays: true });
  await choose('ru').done;
  expect(look()).toEqual({ busy: false, failed: false, open: false, went: [] });
});

test.each(['', null, 'de', '//evil.example', ['ru']])(
  'the answer %j shows an error, and the switcher works again at once',
  async (value) => {
    const { events, choose, toggle, look } = openSwitcher();
    await choose('ru', value).done;
    expect([look(), events]).toEqual([{ busy: false, failed: true, open: true, went: [] }, []]);
    toggle();
    expect(look()).toMatchObject({ failed: false, open: true });
    await choose('ru').done;
    expect(look().went).toEqual([path]);
  },
);

test('the list opens and closes, and each flag that did not load is remembered', () => {
  const { missingFlags, addMissingFlag, toggle, look } = openSwitcher();
  expect([look().failed, missingFlags.value]).toEqual([false, []]);
  toggle();
  expect(look().open).toBe(false);
  toggle();
  expect(look().open).toBe(true);
  addMissingFlag('uk');
  addMissingFlag('en');
  expect(missingFlags.value).toEqual(['uk', 'en']);
});

test.each(['comeBack', 'stay'] as const)('after %s the switcher works again', async (how) => {
  const switcher = openSwitcher();
  const { choose, look } = switcher;
  await choose('ru').done;
  expect(look().busy).toBe(true);
  switcher[how]();
  expect(look().busy).toBe(false);
  await choose('en').done;
  expect(look().went).toHaveLength(2);
});

test('a late answer after the page was left and restored, or after the end of the widget, is ignored', async () => {
  const { events, change, choose, comeBack, unmount, look } = openSwitcher();
  const first = choose('ru');
  comeBack();
  const second = choose('ru');
  await first.done;
  expect(look()).toMatchObject({ busy: true, went: [] });
  unmount();
  await second.done;
  await change('en');
  expect([events, look().went]).toEqual([[], []]);
});
