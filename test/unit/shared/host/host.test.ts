import { expect, test, vi } from 'vitest';
import type { Host } from '../../../../src/shared/host/host';
import type { Key } from '../../../../src/shared/i18n/translator';
import { testHost } from '../../widgets/test-host';

test('an event bubbles from the placeholder with its detail; only some can be cancelled', () => {
  const { host, element } = testHost();
  document.body.append(element);
  const listener = vi.fn((event: Event) => event.preventDefault());
  for (const type of ['logout', 'page-header:control'])
    document.addEventListener(type, listener, { once: true });
  expect([host.emit('logout', {}), host.emit('page-header:control', { action: 'a' })]).toEqual([false, true]);
  expect(listener.mock.lastCall?.[0]).toMatchObject({ target: element, detail: { action: 'a' } });
});

const event = (type: string, more = {}) => Object.assign(new Event(type), more);

test.for<[keyof Host<Key> & `on${string}`, Event, Event | undefined]>([
  ['onReturn', event('pageshow', { persisted: true }), event('pageshow', { persisted: false })],
  ['onOnline', event('online'), undefined],
])('%s reports each time, and nothing after the unmount', ([on, reported, other]) => {
  const { host, abortController } = testHost();
  const then = vi.fn();
  host[on](then);
  if (other) dispatchEvent(other);
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(reported);
  dispatchEvent(reported);
  abortController.abort();
  dispatchEvent(reported);
  expect(then).toHaveBeenCalledTimes(2);
});

test('navigate() goes to the address; a later use calls back, but not if the page was hidden meanwhile', () => {
  vi.useFakeTimers();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { host, element } = testHost();
  const stayed = vi.fn();
  const use = () => {
    vi.advanceTimersByTime(3_000);
    element.dispatchEvent(new Event('keydown'));
    return stayed.mock.calls.length;
  };
  host.navigate('/uk/panel?x#y', stayed);
  expect(assign.mock.calls).toEqual([['https://chargers.example/uk/panel?x#y']]);
  dispatchEvent(new Event('pagehide'));
  expect(use()).toBe(0);
  host.navigate('/panel', stayed);
  // A navigation of another part of the widget, which does not wait itself.
  host.navigate('/logout');
  expect(use()).toBe(1);
});
