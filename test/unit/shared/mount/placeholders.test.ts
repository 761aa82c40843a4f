import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WidgetComponent } from '../../../../src/shared/loader/queue';
import { replaceObserver } from './observer';

let placeholders: typeof import('../../../../src/shared/mount/placeholders');
/** What the console gets. */
let log: ReturnType<typeof vi.spyOn>;

const one = '<div data-widget="footer">server</div>';
const first = () => document.body.firstElementChild as Element;
const install = (component: WidgetComponent) =>
  placeholders.install({ name: 'footer', css: '', texts: {}, start() {} }, component);

async function open(): Promise<void> {
  vi.resetModules();
  placeholders = await import('../../../../src/shared/mount/placeholders');
}

beforeEach(async () => {
  replaceObserver();
  vi.stubGlobal('__PAGE__', { lang: 'uk' });
  // With WHOLE the tests run on React's development build. It would report each render here, once another file has set this.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = one;
  await open();
});

test('a placeholder in the server’s content of another one never mounts', () => {
  const component = vi.fn(() => 'text');
  document.body.innerHTML = `<div data-widget="footer">${one}</div>`;
  install(component);
  expect([document.body.textContent, component.mock.calls.length, log.mock.calls]).toEqual(['text', 1, []]);
});

test('a placeholder in a shadow root mounts when the page is parsed, if the root was not parsed before', async () => {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('loading');
  await open();
  const { allRows } = await import('../../../../src/shared/mount/global/report');
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
  // The parser is behind the first host.
  placeholders.mountIn(early);
  expect(states()).toEqual(['ready', 'pending']);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(states()).toEqual(['ready', 'ready']);
  late.host.remove();
  expect(allRows()).toHaveLength(1);
});

test('a page that mounts a broken widget again at widget:error does not hang, and gets it once it is cured', () => {
  let isBroken = true;
  const failed = vi.fn(({ target }: Event) => placeholders.mountIn(target as Node));
  document.body.addEventListener('widget:error', failed);
  onTestFinished(() => document.body.removeEventListener('widget:error', failed));
  install(() => {
    if (isBroken) throw new Error('broken');
    return 'text';
  });
  expect(failed).not.toHaveBeenCalled();
  for (const _ of [1, 2, 3]) vi.advanceTimersToNextTimer();
  expect(failed.mock.calls.length).toBeLessThan(4);
  expect(document.body.textContent).toBe('server');
  isBroken = false;
  vi.advanceTimersByTime(100);
  expect(document.body.textContent).toBe('text');
  placeholders.unmountIn(document.body);
  expect(document.body.textContent).toBe('server');
});

test.each([
  ['asks for it again', 'mountIn', 'text', ''],
  ['unmounts it', 'unmountIn', 'server', 'unmounted by Widgets.unmount'],
] as const)('a page that %s while a widget mounts gets what it asks for, once', (_, act, shown, why) => {
  let depth = 0;
  install(() => {
    if (++depth < 5) placeholders[act](document.body);
    return 'text';
  });
  expect([depth, document.body.textContent, placeholders.stateOf(first()).why]).toEqual([1, shown, why]);
});

test('an unmount that throws is named as such', async () => {
  const { useEffect } = await import('react');
  const broken = () => {
    throw new Error('broken');
  };
  install(() => {
    useEffect(() => broken, []);
    return 'text';
  });
  placeholders.unmountIn(document.body);
  vi.advanceTimersByTime(100);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('footer failed when it was unmounted'), expect.any(Error)],
  ]);
  expect([placeholders.stateOf(first()).state, document.body.textContent]).toEqual(['pending', 'server']);
});

test('a placeholder whose mount throws is tried again at the next change', () => {
  const createElement = vi.spyOn(document, 'createElement').mockImplementationOnce(() => {
    throw new Error('replaced by the page');
  });
  expect(() => install(() => 'text')).toThrow('replaced');
  expect(createElement).toHaveBeenCalledOnce();
  placeholders.mountIn(document.body);
  expect(document.body.textContent).toBe('text');
});
