import { beforeEach, expect, test, vi } from 'vitest';
import { fields } from '../../../../src/page/fields';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('CSSLayerBlockRule', class {});
  const forget = () => {
    for (const key of ['ev-portal-widgets/1', 'ev-portal-widgets/unit'])
      Reflect.deleteProperty(document, Symbol.for(key));
    Reflect.deleteProperty(window, 'Widgets');
  };
  forget();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'table').mockImplementation(() => {});
  return () => {
    forget();
  };
});

/** Opens a page on which the script of the footer has run. Returns the lines of its warnings. */
async function openPage(placeholders: string[], page: object = { lang: 'uk' }) {
  vi.useFakeTimers();
  vi.stubGlobal('__PAGE__', page);
  document.body.innerHTML = placeholders.map((name) => `<div data-widget="${name}"></div>`).join('');
  const { joinPage } = await import('../../../../src/mount/join-page');
  const { queue } = await import('../../../../src/loader/queue');
  joinPage({});
  const texts = { Login: 'Login', Next: 'Next' };
  queue.take?.({ name: 'footer', css: '', texts, start: (_, define) => define(() => 'text') });
  await vi.advanceTimersByTimeAsync(100); // The warning about missing translations.
  vi.mocked(console.warn).mockClear();
  return () => vi.mocked(console.warn).mock.calls.flatMap(([text]) => String(text).split('\n'));
}

test('five seconds after the page has loaded, one warning names the placeholders that wait', async () => {
  const warnings = await openPage(['footer', 'login-card', 'login-card', 'Header', 'treeview']);
  await vi.advanceTimersByTimeAsync(4_800);
  expect(warnings()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(warnings()).toEqual([
    'ev-portal-widgets: placeholders without a widget',
    'login-card: login-card.js has not run on this page; add its script',
    expect.stringMatching(/^Header: no widget has this name; the widgets are .*header/),
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warnings()).toHaveLength(3);
});

test('widgets that are shown, unmounted or failed, and names of other libraries, cause no warning', async () => {
  const warnings = await openPage(['footer', 'footer', 'treeview', 'header']);
  const [unmounted, , , failed] = document.querySelectorAll<HTMLElement>('[data-widget]');
  (window as unknown as { Widgets: { unmount(at: unknown): void } }).Widgets.unmount(unmounted);
  if (failed) failed.dataset.widgetState = 'failed';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warnings()).toEqual([]);
});

test('a second build on the page does not repeat the warning', async () => {
  const warnings = await openPage(['header']);
  vi.resetModules();
  const { pageState } = await import('../../../../src/mount/global/builds-on-page');
  for (const build of pageState.builds) build.id = 'earlier';
  const { joinPage } = await import('../../../../src/mount/join-page');
  joinPage({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warnings()).toHaveLength(2);
});

test('report() names fields that are not ours, and keys in another letter case', async () => {
  const translations = { login: 'Увійти', Next: 'Далі', NEXT: 'Далі', greeting: 'Вітаємо' };
  const warnings = await openPage([], { lang: 'uk', Titel: 'x', user: 5, translations });
  const { Widgets } = window as unknown as { Widgets: { report(): unknown } };
  expect(Widgets.report()).toEqual([]);
  expect(warnings()).toEqual([
    'ev-portal-widgets: no widget reads these fields of window.__PAGE__: Titel, user',
    'ev-portal-widgets: these keys of translations have another letter case than ours: login, NEXT',
  ]);
});

test('report() tells how many texts and fields the page lacks, and which', async () => {
  const given = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
  await openPage([], {
    ...given,
    lang: 'uk',
    title: 5,
    accessRights: 'Admin',
    translations: { Login: 'Увійти' },
  });
  (window as unknown as { Widgets: { report(): unknown } }).Widgets.report();
  const others = Object.keys(fields).filter(
    (name) => !['lang', 'accessRights', 'translations'].includes(name),
  );
  expect(vi.mocked(console.info).mock.calls).toEqual([
    [`ev-portal-widgets: 1 texts and ${others.length} fields are missing: ${['Next', ...others].join(', ')}`],
  ]);
});

test('report() warns of nothing on a page without faults', async () => {
  const warnings = await openPage([], { Lang: 'uk', translations: { Login: 'Увійти' } });
  (window as unknown as { Widgets: { report(): unknown } }).Widgets.report();
  expect(warnings()).toEqual([]);
});
