import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { navigate, watchNavigation } from '../../../src/host/navigation';

beforeEach(() => {
  vi.useFakeTimers();
});

test('navigate() goes to the given address and adds an entry to the history', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  navigate('/uk/panel?x#y');
  expect(assign.mock.calls).toEqual([['https://chargers.example/uk/panel?x#y']]);
});

/** A widget that has navigated, in a browser with this Navigation API. */
function leave(navigation?: unknown) {
  vi.stubGlobal('navigation', navigation);
  const widget = document.body.appendChild(document.createElement('div'));
  const button = widget.appendChild(document.createElement('button'));
  const stayed = vi.fn();
  const abortController = new AbortController();
  onTestFinished(() => abortController.abort());
  watchNavigation(widget, abortController.signal).leave(stayed);
  const use = (type: string, on: Element = button) => {
    on.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    return stayed.mock.calls.length;
  };
  return { widget, stayed, use, unmount: () => abortController.abort() };
}

test.each(['keydown', 'pointerdown', 'click'])('%s in the widget counts 3 s later, once', (type) => {
  const { use } = leave();
  vi.advanceTimersByTime(2_999);
  expect(use(type)).toBe(0);
  expect(use(type, document.body)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(use(type, document.body)).toBe(0);
  expect(use(type)).toBe(1);
  expect(use(type)).toBe(1);
});

test('a page that is slow to come is waited for as long as the visitor does nothing', () => {
  const { stayed } = leave(new EventTarget());
  vi.advanceTimersByTime(60_000);
  expect(stayed).not.toHaveBeenCalled();
});

test('a script of the page that stops all events has no effect', () => {
  const { widget, use } = leave();
  widget.querySelector('button')?.addEventListener('click', (event) => event.stopImmediatePropagation());
  vi.advanceTimersByTime(3_000);
  expect(use('click')).toBe(1);
});

test('an unmounted widget does not wait any more', () => {
  const navigation = new EventTarget();
  const { use, unmount } = leave(navigation);
  unmount();
  navigation.dispatchEvent(new Event('navigateerror'));
  vi.advanceTimersByTime(3_000);
  expect(use('click')).toBe(0);
});

test('the error of the navigation counts at once', () => {
  const navigation = new EventTarget();
  const { stayed, use } = leave(navigation);
  navigation.dispatchEvent(new Event('navigate'));
  navigation.dispatchEvent(new Event('navigateerror'));
  vi.advanceTimersByTime(1);
  expect(stayed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  expect(use('click')).toBe(1);
});

test('an error just before another navigation belongs to an older one', () => {
  const navigation = new EventTarget();
  const { stayed, use } = leave(navigation);
  navigation.dispatchEvent(new Event('navigateerror'));
  navigation.dispatchEvent(new Event('navigate'));
  vi.advanceTimersByTime(3_000);
  expect(stayed).not.toHaveBeenCalled();
  expect(use('click')).toBe(1);
});

test.each([
  ['a variable of the page', {}],
  ['null', null],
  ['a text', 'main'],
  ['an element', document.createElement('nav')],
])('%s called navigation does no harm', (_, value) => {
  const { use } = leave(value);
  vi.advanceTimersByTime(3_000);
  expect(use('keydown')).toBe(1);
});
