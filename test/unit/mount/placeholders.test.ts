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
