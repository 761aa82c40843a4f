import { beforeEach, expect, test, vi } from 'vitest';
import type { Widget } from '../../../../src/shared/loader/queue';
import { replaceObserver } from './observer';

const report = vi.fn();
const watchLostFiles = vi.fn();
vi.doMock('../../../../src/shared/mount/global/lost-files', () => ({ watchLostFiles }));

beforeEach(() => {
  replaceObserver();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('CSSLayerBlockRule', class {});
  vi.stubGlobal('__PAGE__', { lang: 'uk' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('reportError', report);
});

/** Runs shared.js on a page where the scripts of these widgets have run before it. */
async function joinPage(waiting: Record<string, Widget['start']>): Promise<void> {
  document.body.innerHTML = Object.keys(waiting)
    .map((name) => `<div data-widget="${name}">server</div>`)
    .join('');
  const { queue } = await import('../../../../src/shared/loader/queue');
  const { joinPage } = await import('../../../../src/shared/mount/join-page');
  for (const [name, start] of Object.entries(waiting))
    queue.waiting.push({ name, css: '', texts: {}, start });
  joinPage({});
}

const start: Widget['start'] = (_, define) => define(() => 'text');
const all = { footer: start, header: start, 'login-card': start, 'page-header': start };

const ready = () =>
  [...document.querySelectorAll('[data-widget-state="ready"]')].map((each) =>
    each.getAttribute('data-widget'),
  );

test('a widget whose script throws does not stop the others, and its placeholder fails', async () => {
  const error = new Error('broken');
  const broken = () => {
    throw error;
  };
  await joinPage({ header: broken, footer: start });
  vi.runAllTimers();
  const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset, textContent }) => [dataset.widgetState, textContent],
  );
  expect(states).toEqual([
    ['failed', 'server'],
    ['ready', 'text'],
  ]);
  expect(report.mock.calls).toEqual([[error]]);
});

test('each widget is there in a task of its own, the login card first, and then lost files are looked for', async () => {
  const order: (string | null)[][] = [];
  watchLostFiles.mockImplementation(() => order.push(['lost files?']));
  await joinPage({ ...all, probe: start });
  for (let left = 5; left; left--) {
    order.push(ready().filter((name) => !order.flat().includes(name)));
    vi.advanceTimersToNextTimer();
  }
  expect(order).toEqual([
    ['login-card'],
    ['header'],
    ['page-header'],
    ['footer'],
    ['lost files?'],
    ['probe'],
  ]);
});

test.each(['DOMContentLoaded', 'load'])('what the page does at `%s` finds all widgets', async (type) => {
  const seen = new Promise<unknown>((resolve) => {
    window.addEventListener(type, () => resolve(ready()), { once: true });
  });
  await joinPage(all);
  expect(ready()).toEqual(['login-card']);
  window.dispatchEvent(new Event(type));
  expect(await seen).toEqual(Object.keys(all));
});

test.each([
  ['the scheduler of the browser', () => Promise.resolve()],
  ['a scheduler of the page that rejects', () => Promise.reject(new Error('not ours'))],
  ['a scheduler of the page that throws', () => expect.fail('not ours')],
  ['a scheduler of the page that returns nothing', () => undefined],
  ['a scheduler of the page with another `yield`', 'yield'],
])('with %s all widgets come', async (_, pause) => {
  vi.stubGlobal('scheduler', { yield: pause });
  await joinPage(all);
  await vi.runAllTimersAsync();
  expect(ready()).toEqual(Object.keys(all));
});
