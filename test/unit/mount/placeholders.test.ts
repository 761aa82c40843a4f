import { beforeEach, expect, test, vi } from 'vitest';

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
