import { beforeEach, expect, test, vi } from 'vitest';
import { fields } from '../../../../../src/facts/fields';
import type { WidgetsGlobal } from '../../../../../src/shared/mount/global/page-api';
import { replaceObserver } from '../observer';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  replaceObserver();
  vi.stubGlobal('CSSLayerBlockRule', class {});
  for (const method of ['warn', 'info', 'table', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});

/** Opens a page on which the script of the footer has run. Returns the lines of its warnings. */
async function openPage(placeholders: string[], page: unknown = { lang: 'uk' }) {
  vi.stubGlobal('__PAGE__', page);
  document.body.innerHTML = placeholders.map((name) => `<div data-widget="${name}"></div>`).join('');
  const { joinPage } = await import('../../../../../src/shared/mount/join-page');
  const { queue } = await import('../../../../../src/shared/loader/queue');
  joinPage({});
  const texts = { Login: 'Login', Next: 'Next', Menu: 'Menu' };
  queue.onWidget?.({ name: 'footer', css: '', texts, start: (_, define) => define(() => 'text') });
  await vi.advanceTimersByTimeAsync(100); // The warning about missing translations.
  vi.mocked(console.warn).mockClear();
  return () => vi.mocked(console.warn).mock.calls.flatMap(([text]) => String(text).split('\n'));
}

const widgets = () => (window as unknown as { Widgets: WidgetsGlobal }).Widgets;

test('five seconds after the page has loaded, one warning names the placeholders that wait, and no others', async () => {
  const names = ['footer', 'footer', 'header', 'login-card', 'login-card', 'Header', 'treeview'];
  const warnings = await openPage(names);
  const [, unmounted, failed] = document.querySelectorAll<HTMLElement>('[data-widget]');
  widgets().unmount(unmounted as Node);
  if (failed) failed.dataset.widgetState = 'failed';
  await vi.advanceTimersByTimeAsync(4_800);
  expect(warnings()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(warnings()).toEqual([
    'ev-portal-widgets: placeholders without a widget',
    'login-card: login-card.js has not run on this page; add its script',
    expect.stringMatching(/^Header: no widget has this name; the widgets are .*header/),
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(widgets().report()).toHaveLength(names.length);
  expect(warnings()).toHaveLength(3);
});

test('the same warning names each <portal-widget> of ours that Razor has left in the page', async () => {
  const warnings = await openPage(['footer']);
  // The parser ignores the slash at the end of such a tag, so all that follows is inside of it.
  const tags =
    '<portal-widget name="header"><p>Kept</p><portal-widget name="chat"></portal-widget></portal-widget>';
  document.body.insertAdjacentHTML('beforeend', tags);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warnings()).toEqual([
    'ev-portal-widgets: placeholders without a widget',
    'header: Razor has not replaced its <portal-widget>; add "@addTagHelper *, EvPortalWidgets" to _ViewImports.cshtml',
  ]);
  expect(document.body.innerHTML).toContain(tags);
});

test('a second build on the page does not repeat the warning', async () => {
  const warnings = await openPage(['header']);
  vi.resetModules();
  const { pageState } = await import('../../../../../src/shared/mount/global/builds-on-page');
  for (const build of pageState.builds) build.id = 'earlier';
  const { joinPage } = await import('../../../../../src/shared/mount/join-page');
  joinPage({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warnings()).toHaveLength(2);
});

test('report() lists which texts and fields the page lacks, and what in it is not ours', async () => {
  const translations = { login: 'Увійти', Next: 'Далі', NEXT: 'Далі', greeting: 'Вітаємо' };
  const given = { Lang: 'uk', accessRights: 'Admin', translations, Titel: 'x', user: 5 };
  const warnings = await openPage(['footer'], JSON.stringify({ ...given, title: 5 }));
  widgets().report();
  expect(warnings()).toEqual([
    'ev-portal-widgets: no widget reads these fields of window.__PAGE__: Titel, user',
    'ev-portal-widgets: these keys of translations have another letter case: login, NEXT',
  ]);
  const absent = Object.keys(fields).filter(
    (name) => !['lang', 'accessRights', 'translations'].includes(name),
  );
  expect(vi.mocked(console.info).mock.calls).toEqual([
    [`ev-portal-widgets: 1 texts and ${absent.length} fields are missing: ${['Menu', ...absent].join(', ')}`],
  ]);
});
