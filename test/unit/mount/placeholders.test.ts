import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  // Otherwise the observer would look at the pages of all later tests.
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
  vi.stubGlobal('__PAGE__', { lang: 'uk' });
  vi.resetModules();
});

test('a placeholder in the server’s content of another one never mounts', async () => {
  const { install } = await import('../../../src/mount/placeholders');
  const component = vi.fn(() => 'text');
  document.body.innerHTML = '<div data-widget="footer"><div data-widget="footer"></div></div>';
  install({ name: 'footer', css: '', texts: {}, start() {} }, component);
  expect(document.body.innerHTML).toContain('text');
  expect(component).toHaveBeenCalledTimes(1);
});

test('a placeholder in a shadow root mounts when the page is parsed, if the root was not parsed before', async () => {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('loading');
  const { install, mountIn, stateOf } = await import('../../../src/mount/placeholders');
  const { allRows } = await import('../../../src/mount/global/report');
  install({ name: 'footer', css: '', texts: {}, start() {} }, () => 'text');
  const addHost = () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    // happy-dom does not have this list.
    Object.assign(root, { styleSheets: [] });
    root.innerHTML = '<div data-widget="footer"></div>';
    mountIn(root);
    return root;
  };
  const [early, late] = [addHost(), addHost()];
  const stateIn = (root: ShadowRoot) => stateOf(root.firstElementChild as Element).state;
  expect([early, late].map(stateIn)).toEqual(['pending', 'pending']);
  expect(allRows()).toHaveLength(2);
  // The parser is behind the first host.
  mountIn(early);
  expect([early, late].map(stateIn)).toEqual(['ready', 'pending']);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(stateIn(late)).toBe('ready');
  late.host.remove();
  expect(allRows()).toHaveLength(1);
});

/** A footer whose first renders throw, on a page that mounts it again at each `widget:error`. */
async function openFailing(failures: number) {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { install, mountIn, unmountIn } = await import('../../../src/mount/placeholders');
  document.body.innerHTML = '<div data-widget="footer">server</div>';
  const failed = vi.fn(({ target }: Event) => mountIn(target as Node));
  document.body.addEventListener('widget:error', failed);
  onTestFinished(() => document.body.removeEventListener('widget:error', failed));
  const start = () =>
    install({ name: 'footer', css: '', texts: {}, start() {} }, () => {
      if (failed.mock.calls.length < failures) throw new Error('broken');
      return 'text';
    });
  return { start, failed, unmount: () => unmountIn(document.body) };
}

test('a page that mounts a widget again at widget:error gets one widget, which it can unmount', async () => {
  const { start, failed, unmount } = await openFailing(1);
  start();
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect([failed.mock.calls.length, document.body.textContent]).toEqual([1, 'text']);
  unmount();
  expect(document.body.textContent).toBe('server');
});

test('a page that mounts a broken widget again each time does not stand still', async () => {
  const { start, failed } = await openFailing(Number.POSITIVE_INFINITY);
  start();
  for (const _ of [1, 2, 3]) vi.advanceTimersToNextTimer();
  expect(failed.mock.calls.length).toBeLessThan(4);
  expect(document.body.textContent).toBe('server');
});

test('a page that asks for a widget while it mounts gets it once', async () => {
  const { install, mountIn } = await import('../../../src/mount/placeholders');
  document.body.innerHTML = '<div data-widget="footer"></div>';
  let depth = 0;
  const component = () => {
    if (++depth < 5) mountIn(document.body);
    return 'text';
  };
  install({ name: 'footer', css: '', texts: {}, start() {} }, component);
  expect([depth, document.body.textContent]).toEqual([1, 'text']);
});

test('a widget that cannot even start fails alone, and the next one mounts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'addEventListener').mockImplementationOnce(() => {
    throw new Error('taken by a name in markup');
  });
  const { install, stateOf } = await import('../../../src/mount/placeholders');
  document.body.innerHTML = '<div data-widget="footer">server</div><div data-widget="footer"></div>';
  install({ name: 'footer', css: '', texts: {}, start() {} }, () => 'text');
  const [first, second] = document.body.children as unknown as [Element, Element];
  expect([first, second].map((each) => stateOf(each).state)).toEqual(['failed', 'ready']);
  expect(first.textContent).toBe('server');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a widget that the page unmounts while it mounts stays down', async () => {
  const { install, unmountIn, stateOf } = await import('../../../src/mount/placeholders');
  document.body.innerHTML = '<div data-widget="footer">server</div>';
  install({ name: 'footer', css: '', texts: {}, start() {} }, () => {
    unmountIn(document.body);
    return 'text';
  });
  expect(document.body.textContent).toBe('server');
  expect(stateOf(document.body.firstElementChild as Element).why).toBe('unmounted by Widgets.unmount');
});

test.each(['useEffect', 'useLayoutEffect'] as const)(
  'an unmount that throws is named as such: %s',
  async (use) => {
    vi.useFakeTimers();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { install, unmountIn, stateOf } = await import('../../../src/mount/placeholders');
    const react = await import('react');
    document.body.innerHTML = '<div data-widget="footer">server</div>';
    install({ name: 'footer', css: '', texts: {}, start() {} }, () => {
      react[use](
        () => () => {
          throw new Error('broken');
        },
        [],
      );
      return 'text';
    });
    unmountIn(document.body);
    vi.advanceTimersByTime(100);
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('footer failed when it was unmounted'), expect.any(Error)],
    ]);
    expect(stateOf(document.body.firstElementChild as Element).state).toBe('pending');
    expect(document.body.textContent).toBe('server');
  },
);
