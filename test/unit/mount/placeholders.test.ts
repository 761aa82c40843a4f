import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WidgetComponent } from '../../../src/loader/queue';
import { replaceObserver } from './observer';

let placeholders: typeof import('../../../src/mount/placeholders');
/** What the console gets. */
let log: ReturnType<typeof vi.spyOn>;

const one = '<div data-widget="footer">server</div>';
const first = () => document.body.firstElementChild as Element;
const install = (component: WidgetComponent) =>
  placeholders.install({ name: 'footer', css: '', texts: {}, start() {} }, component);

async function open(): Promise<void> {
  vi.resetModules();
  placeholders = await import('../../../src/mount/placeholders');
}

beforeEach(async () => {
  replaceObserver();
  vi.stubGlobal('__PAGE__', { lang: 'uk' });
  vi.useFakeTimers();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = one;
  await open();
});

test('a placeholder in the server’s content of another one never mounts', () => {
  const component = vi.fn(() => 'text');
  document.body.innerHTML = `<div data-widget="footer">${one}</div>`;
  install(component);
  expect([document.body.textContent, component.mock.calls.length]).toEqual(['text', 1]);
});

test('a placeholder in a shadow root mounts when the page is parsed, if the root was not parsed before', async () => {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('loading');
  await open();
  const { allRows } = await import('../../../src/mount/global/report');
  document.body.innerHTML = '';
  install(() => 'text');
  const addHost = () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    // happy-dom does not have this list.
    Object.assign(root, { styleSheets: [] });
    root.innerHTML = one;
    placeholders.mountIn(root);
    return root;
  };
  const [early, late] = [addHost(), addHost()];
  const states = () =>
    [early, late].map((root) => placeholders.stateOf(root.firstElementChild as Element).state);
  expect(states()).toEqual(['pending', 'pending']);
  expect(allRows()).toHaveLength(2);
  // The parser is behind the first host.
  placeholders.mountIn(early);
  expect(states()).toEqual(['ready', 'pending']);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(states()).toEqual(['ready', 'ready']);
  late.host.remove();
  expect(allRows()).toHaveLength(1);
});

/** Mounts a footer whose first renders throw, on a page that mounts it again at each `widget:error`. */
function mountFailing(failures: number) {
  const failed = vi.fn(({ target }: Event) => placeholders.mountIn(target as Node));
  document.body.addEventListener('widget:error', failed);
  onTestFinished(() => document.body.removeEventListener('widget:error', failed));
  install(() => {
    if (failed.mock.calls.length < failures) throw new Error('broken');
    return 'text';
  });
  return failed;
}

test('a page that mounts a widget again at widget:error gets one widget, which it can unmount', () => {
  const failed = mountFailing(1);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect([failed.mock.calls.length, document.body.textContent]).toEqual([1, 'text']);
  placeholders.unmountIn(document.body);
  expect(document.body.textContent).toBe('server');
});

test('a page that mounts a broken widget again each time does not stand still', () => {
  const failed = mountFailing(Number.POSITIVE_INFINITY);
  for (const _ of [1, 2, 3]) vi.advanceTimersToNextTimer();
  expect(failed.mock.calls.length).toBeLessThan(4);
  expect(document.body.textContent).toBe('server');
});

test('a page that asks for a widget while it mounts gets it once', () => {
  let depth = 0;
  install(() => {
    if (++depth < 5) placeholders.mountIn(document.body);
    return 'text';
  });
  expect([depth, document.body.textContent]).toEqual([1, 'text']);
});

test('a widget that cannot even start fails alone, and the next one mounts', () => {
  vi.spyOn(Element.prototype, 'addEventListener').mockImplementationOnce(() => {
    throw new Error('taken by a name in markup');
  });
  document.body.innerHTML = one + one;
  install(() => 'text');
  expect([...document.body.children].map((each) => placeholders.stateOf(each).state)).toEqual([
    'failed',
    'ready',
  ]);
  expect([document.body.textContent, log.mock.calls.length]).toEqual(['servertext', 1]);
});

test('a widget that the page unmounts while it mounts stays down', () => {
  install(() => {
    placeholders.unmountIn(document.body);
    return 'text';
  });
  expect(document.body.textContent).toBe('server');
  expect(placeholders.stateOf(first()).why).toBe('unmounted by Widgets.unmount');
});

test.each(['useEffect', 'useLayoutEffect'] as const)(
  'an unmount that throws is named as such: %s',
  async (use) => {
    const react = await import('react');
    const broken = () => {
      throw new Error('broken');
    };
    install(() => {
      react[use](() => broken, []);
      return 'text';
    });
    placeholders.unmountIn(document.body);
    vi.advanceTimersByTime(100);
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('footer failed when it was unmounted'), expect.any(Error)],
    ]);
    expect([placeholders.stateOf(first()).state, document.body.textContent]).toEqual(['pending', 'server']);
  },
);
