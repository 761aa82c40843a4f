import { expect, test, vi } from 'vitest';
import { createHost } from '../../../src/host/host';
import { navigate } from '../../../src/host/navigation';
import type { Page } from '../../../src/page/page';

function host() {
  const element = document.createElement('div');
  element.dataset.page = 'login';
  const page = { lang: 'uk' } as Page;
  const t = () => 'text';
  const { signal } = new AbortController();
  return { element, page, t, signal, host: createHost(element, page, t, signal) };
}

test('a widget gets the page, its texts, a signal and navigate()', () => {
  const { host: given, page, t, signal } = host();
  expect(given).toMatchObject({ page, t, abortSignal: signal, navigate });
});

test('attribute() reads an attribute of its own placeholder', () => {
  expect(host().host.attribute('data-page')).toBe('login');
});

test('events are dispatched on its own placeholder', () => {
  const { host: given, element } = host();
  const listener = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('logout', listener);
  expect(given.emit('logout', {})).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

/** The host of a widget that the test can unmount. */
function mounted() {
  const abortController = new AbortController();
  const given = createHost(
    document.createElement('div'),
    { lang: 'uk' } as Page,
    () => '',
    abortController.signal,
  );
  return { given, abortController };
}

test('onReturn reports only a return from the back/forward cache, and nothing after the unmount', () => {
  const { given, abortController } = mounted();
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
  const { given, abortController } = mounted();
  const then = vi.fn();
  given.onOnline(then);
  dispatchEvent(new Event('online'));
  abortController.abort();
  dispatchEvent(new Event('online'));
  expect(then).toHaveBeenCalledTimes(1);
});

test('navigate() goes to the given address and adds an entry to the history', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  navigate('/uk/panel?x#y');
  expect(assign.mock.calls).toEqual([['https://chargers.example/uk/panel?x#y']]);
});
