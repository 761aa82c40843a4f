import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signal } from '../../../../src';
import { createSwitcher, inLanguage } from '../../../../widgets/header/language.model';
import { host } from './page';

const path = (address: string, lang = 'ru') =>
  inLanguage(new URL(address, 'https://chargers.example'), lang, ['uk', 'ru', 'en']);

describe('the same page in another language', () => {
  test.each([
    ['/', '/ru'],
    ['/uk', '/ru'],
    ['/uk/', '/ru/'],
    ['/uk/kontakty?a=1#x', '/ru/kontakty?a=1#x'],
    ['/account/login', '/ru/account/login'],
    ['/ukraine/x', '/ru/ukraine/x'],
    ['/en/uk/x', '/ru/uk/x'],
    ['/de/x', '/ru/de/x'],
    ['/ru/x', '/ru/x'],
    ['/?a=1', '/ru?a=1'],
    ['/uk//evil.example/x', '/ru//evil.example/x'],
    ['https://chargers.example//evil.example/x', '/ru/evil.example/x'],
    ['/UK/x', '/ru/x'],
    ['/Uk', '/ru'],
  ])('of %s is %s', (from, to) => expect(path(from)).toBe(to));

  test.each([
    ['?culture=uk', ''],
    ['?ui-culture=uk#x', '#x'],
    ['?culture=uk&a=1', '?a=1'],
    ['?a=1&UI-Culture=uk&b=2', '?a=1&b=2'],
    ['?Culture=uk&ui-culture=uk&a=%20+#x', '?a=%20+#x'],
    ['?culture', ''],
    ['?culture&a', '?a'],
    ['?a=1&culture=', '?a=1'],
    ['?subculture=1&cultures=2', '?subculture=1&cultures=2'],
    ['?a=?culture=1', '?a=?culture=1'],
    ['?back=/x&culture=uk&culture=ru', '?back=/x'],
  ])('the query %s becomes %s', (from, to) => expect(path(`/uk/x${from}`)).toBe(`/ru/x${to}`));
});

describe('the change of the language', () => {
  const answers = vi.fn<(url: string) => Promise<Response>>();
  const open = signal(true);
  beforeEach(() => {
    answers.mockReset();
    open.value = true;
    vi.stubGlobal('fetch', (address: string) => answers(address));
    history.replaceState(null, '', '/uk/kontakty?a=1#x');
  });
  afterEach(() => vi.unstubAllGlobals());
  const answer = (value: unknown) => answers.mockResolvedValue(Response.json({ Value: value }));

  test('calls the server, emits the event, navigates and stays busy', async () => {
    const page = host();
    const { busy, failed, change } = createSwitcher(page, open);
    answer('ru');
    const done = change('ru');
    expect([busy.value, open.value]).toEqual([true, false]);
    await done;
    expect(answers.mock.calls).toEqual([['https://chargers.example/web/setculture?culture=ru']]);
    expect(page.emit.mock.calls).toEqual([['language:change', { lang: 'ru', path: '/ru/kontakty?a=1#x' }]]);
    expect(page.navigate.mock.calls).toEqual([['/ru/kontakty?a=1#x']]);
    expect([busy.value, failed.value]).toEqual([true, false]);
  });

  test('goes to the language in the answer, if the page has it', async () => {
    const page = host();
    answer('en');
    await createSwitcher(page, open).change('ru');
    expect(page.navigate.mock.calls).toEqual([['/en/kontakty?a=1#x']]);
  });

  test('is not busy after an answer with the current language', async () => {
    const page = host();
    answer('uk');
    const { busy, change } = createSwitcher(page, open);
    await change('ru');
    expect([page.navigate.mock.calls, busy.value]).toEqual([[['/uk/kontakty?a=1#x']], false]);
  });

  test('does not navigate when the page cancels the event', async () => {
    const page = host({}, false);
    answer('ru');
    const { busy, failed, change } = createSwitcher(page, open);
    await change('ru');
    expect(page.navigate).not.toHaveBeenCalled();
    expect([busy.value, failed.value, open.value]).toEqual([false, false, false]);
  });

  test.each(['', null, 3, 'de', 'fr', 'RU', 'https://evil.example', '//evil.example', ['ru']])(
    'shows an error after the answer %j, and works again at once',
    async (value) => {
      const page = host();
      answer(value);
      const { busy, failed, toggle, change } = createSwitcher(page, open);
      await change('ru');
      expect([busy.value, failed.value, open.value]).toEqual([false, true, true]);
      expect(page.emit).not.toHaveBeenCalled();
      toggle();
      expect([failed.value, open.value]).toEqual([false, true]);
      answer('ru');
      await change('ru');
      expect(page.navigate.mock.calls).toEqual([['/ru/kontakty?a=1#x']]);
    },
  );

  test('has a list that opens and closes, and no failure at the start', () => {
    const { failed, missingFlags, toggle } = createSwitcher(host(), open);
    expect([failed.value, missingFlags.value]).toEqual([false, []]);
    toggle();
    expect(open.value).toBe(false);
    toggle();
    expect(open.value).toBe(true);
  });

  test('remembers each flag that did not load', () => {
    const { missingFlags, addMissingFlag } = createSwitcher(host(), open);
    addMissingFlag('uk');
    addMissingFlag('en');
    expect(missingFlags.value).toEqual(['uk', 'en']);
  });

  test('makes one call at a time, and the list stays closed during it', async () => {
    const { toggle, change } = createSwitcher(host(), open);
    answer('ru');
    const done = change('ru');
    await change('en');
    toggle();
    expect(open.value).toBe(false);
    await done;
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test('ignores an answer that comes after the widget was unmounted', async () => {
    const page = host();
    answer('ru');
    const done = createSwitcher(page, open).change('ru');
    page.end();
    await done;
    expect([page.emit.mock.calls, page.navigate.mock.calls]).toEqual([[], []]);
  });

  test('ends when the page returns from the back/forward cache, and the switcher works again', async () => {
    const page = host();
    answer('ru');
    const { busy, change } = createSwitcher(page, open);
    await change('ru');
    expect(busy.value).toBe(true);
    page.onReturn.mock.calls[0]?.[0]();
    expect(busy.value).toBe(false);
    answer('en');
    await change('en');
    expect(page.navigate).toHaveBeenCalledTimes(2);
  });

  test('ignores a late answer after the page was left and restored', async () => {
    const page = host();
    const { busy, change } = createSwitcher(page, open);
    let come: (late: Response) => void = () => undefined;
    answers.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    answers.mockReturnValueOnce(new Promise(() => undefined));
    const first = change('ru');
    page.onReturn.mock.calls[0]?.[0]();
    change('en');
    come(Response.json({ Value: 'ru' }));
    await first;
    expect(busy.value).toBe(true);
    expect(page.navigate).not.toHaveBeenCalled();
  });
});
