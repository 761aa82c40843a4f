import { expect, test, vi } from 'vitest';
import { createHost } from '../../../src/host/host';
import type { PageData } from '../../../src/page/page';

/** The host of a widget that the test can unmount. */
function mount() {
  const element = document.createElement('div');
  element.dataset.page = 'login';
  const page = { lang: 'uk' } as PageData;
  const t = () => 'text';
  const abortController = new AbortController();
  return { element, page, t, abortController, given: createHost(element, page, t, abortController.signal) };
}

test('a widget gets the page, its texts and a signal', () => {
  const { given, page, t, abortController } = mount();
  expect(given).toMatchObject({ pageData: page, t, abortSignal: abortController.signal });
});

test('attribute() reads an attribute of its own placeholder', () => {
  expect(mount().given.attribute('data-page')).toBe('login');
});

test('events are dispatched on its own placeholder', () => {
  const { given, element } = mount();
  const listener = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('logout', listener);
  expect(given.emit('logout', {})).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('onReturn reports only a return from the back/forward cache, and nothing after the unmount', () => {
  const { given, abortController } = mount();
  const then = vi.fn();
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  given.onReturn(then);
  show(false);
  expect(then).not.toHaveBeenCalled();
  show(true);
  abortController.abort();
  show(true);
  expect(then).toHaveBeenCalledTimes(1);
});

test('onOnline reports that the connection is back, and nothing after the unmount', () => {
  const { given, abortController } = mount();
  const then = vi.fn();
  given.onOnline(then);
  dispatchEvent(new Event('online'));
  abortController.abort();
  dispatchEvent(new Event('online'));
  expect(then).toHaveBeenCalledTimes(1);
});

test('navigate() calls back when the visitor uses the widget later, but not when the page was hidden in between', () => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { given, element } = mount();
  const stayed = vi.fn();
  const use = () => {
    vi.advanceTimersByTime(3_000);
    element.dispatchEvent(new Event('keydown'));
    return stayed.mock.calls.length;
  };
  given.navigate('/panel', stayed);
  dispatchEvent(new Event('pagehide'));
  expect(use()).toBe(0);
  given.navigate('/panel', stayed);
  // A navigation of another part of the widget, which does not wait itself.
  given.navigate('/logout');
  expect(use()).toBe(1);
});
