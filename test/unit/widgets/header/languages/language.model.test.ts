import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signal } from '../../../../../src';
import { createSwitcher } from '../../../../../widgets/header/languages/language.model';
import { host } from '../page';

describe('the change of the language', () => {
  const answers = vi.fn<(url: string) => Promise<Response>>();
  const open = signal(true);
  beforeEach(() => {
    answers.mockReset();
    // An answer that cannot be used is also told in the console.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    open.value = true;
    vi.stubGlobal('fetch', (address: string) => answers(address));
    history.replaceState(null, '', '/uk/kontakty?a=1#x');
  });
  const answer = (value: unknown) => answers.mockResolvedValue(Response.json({ Value: value }));
  const openSwitcher = (page = host()) => {
    const switcher = createSwitcher(page, open);
    switcher.start();
    return switcher;
  };

  test('calls the server, emits the event, navigates and stays busy', async () => {
    const page = host();
    const { busy, failed, change } = openSwitcher(page);
    answer('ru');
    const done = change('ru');
    expect([busy.value, open.value]).toEqual([true, false]);
    await done;
    expect(answers.mock.calls).toEqual([['https://chargers.example/web/setculture?culture=ru']]);
    expect(page.emit.mock.calls).toEqual([['language:change', { lang: 'ru', path: '/ru/kontakty?a=1#x' }]]);
    expect(page.navigate.mock.calls).toEqual([['/ru/kontakty?a=1#x', expect.any(Function)]]);
    expect([busy.value, failed.value]).toEqual([true, false]);
  });

  test('starts nothing until `start`, because React may discard a model', () => {
    const page = host();
    const { start } = createSwitcher(page, open);
    expect(page.onReturn).not.toHaveBeenCalled();
    start();
    expect(page.onReturn).toHaveBeenCalledTimes(1);
  });

  test('goes to the language in the answer, if the page has it', async () => {
    const page = host();
    answer('en');
    await openSwitcher(page).change('ru');
    expect(page.navigate.mock.calls).toEqual([['/en/kontakty?a=1#x', expect.any(Function)]]);
  });

  test('leads from a current language that is not in the list', async () => {
    history.replaceState(null, '', '/fr/kontakty');
    const page = host({ lang: 'fr' });
    answer('ru');
    await openSwitcher(page).change('ru');
    expect(page.navigate.mock.calls).toEqual([['/ru/kontakty', expect.any(Function)]]);
  });

  test('is not busy after an answer with the current language', async () => {
    const page = host();
    answer('uk');
    const { busy, change } = openSwitcher(page);
    await change('ru');
    expect([page.navigate.mock.calls, busy.value]).toEqual([
      [['/uk/kontakty?a=1#x', expect.any(Function)]],
      false,
    ]);
  });

  test('does not navigate when the page cancels the event', async () => {
    const page = host({}, false);
    answer('ru');
    const { busy, failed, change } = openSwitcher(page);
    await change('ru');
    expect(page.navigate).not.toHaveBeenCalled();
    expect([busy.value, failed.value, open.value]).toEqual([false, false, false]);
  });

  test.each(['', null, 3, 'de', 'fr', 'RU', 'https://evil.example', '//evil.example', ['ru']])(
    'shows an error after the answer %j, and works again at once',
    async (value) => {
      const page = host();
      answer(value);
      const { busy, failed, toggle, change } = openSwitcher(page);
      await change('ru');
      expect([busy.value, failed.value, open.value]).toEqual([false, true, true]);
      expect(page.emit).not.toHaveBeenCalled();
      toggle();
      expect([failed.value, open.value]).toEqual([false, true]);
      answer('ru');
      await change('ru');
      expect(page.navigate.mock.calls).toEqual([['/ru/kontakty?a=1#x', expect.any(Function)]]);
    },
  );

  test('has a list that opens and closes, and no failure at the start', () => {
    const { failed, missingFlags, toggle } = openSwitcher();
    expect([failed.value, missingFlags.value]).toEqual([false, []]);
    toggle();
    expect(open.value).toBe(false);
    toggle();
    expect(open.value).toBe(true);
  });

  test('remembers each flag that did not load', () => {
    const { missingFlags, addMissingFlag } = openSwitcher();
    addMissingFlag('uk');
    addMissingFlag('en');
    expect(missingFlags.value).toEqual(['uk', 'en']);
  });

  test('makes one call at a time, and the list stays closed during it', async () => {
    const { toggle, change } = openSwitcher();
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
    const done = openSwitcher(page).change('ru');
    page.end();
    await done;
    expect([page.emit.mock.calls, page.navigate.mock.calls]).toEqual([[], []]);
  });

  test('ends when the page returns from the back/forward cache, and the switcher works again', async () => {
    const page = host();
    answer('ru');
    const { busy, change } = openSwitcher(page);
    await change('ru');
    expect(busy.value).toBe(true);
    page.onReturn.mock.calls[0]?.[0]();
    expect(busy.value).toBe(false);
    answer('en');
    await change('en');
    expect(page.navigate).toHaveBeenCalledTimes(2);
  });

  test('works again when the visitor stays on the page after all', async () => {
    const page = host();
    answer('ru');
    const { busy, change } = openSwitcher(page);
    await change('ru');
    page.navigate.mock.calls[0]?.[1]?.();
    expect(busy.value).toBe(false);
  });

  test('ignores a late answer after the page was left and restored', async () => {
    const page = host();
    const { busy, change } = openSwitcher(page);
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
