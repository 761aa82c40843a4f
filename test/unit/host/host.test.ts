import { expect, test, vi } from 'vitest';
import { createHost, type Host } from '../../../src/host/host';
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

test('a widget gets the page, its texts, a signal and the attributes of its placeholder', () => {
  const { given, page, t, abortController } = mount();
  expect(given).toMatchObject({ pageData: page, t, abortSignal: abortController.signal });
  expect(given.attribute('data-page')).toBe('login');
});

test('events are dispatched on its own placeholder', () => {
  const { given, element } = mount();
  element.addEventListener('logout', (event) => event.preventDefault());
  expect(given.emit('logout', {})).toBe(false);
});

const event = (type: string, more = {}) => Object.assign(new Event(type), more);

test.for<[keyof Host & `on${string}`, Event, Event | undefined]>([
  ['onReturn', event('pageshow', { persisted: true }), event('pageshow', { persisted: false })],
  ['onOnline', event('online'), undefined],
])('%s reports each time, and nothing after the unmount', ([on, reported, other]) => {
  const { given, abortController } = mount();
  const then = vi.fn();
  given[on](then);
  if (other) dispatchEvent(other);
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(reported);
  dispatchEvent(reported);
  abortController.abort();
  dispatchEvent(reported);
  expect(then).toHaveBeenCalledTimes(2);
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
