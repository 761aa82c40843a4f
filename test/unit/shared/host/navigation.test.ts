import { expect, onTestFinished, test, vi } from 'vitest';
import { watchNavigation } from '../../../../src/shared/host/navigation';

/**
 * A widget that has navigated, in a browser with this Navigation API, on a page with a script that stops all events. `use` and `fire` return
 * how often it was notified of a stay.
 */
function leave(navigation: unknown = new EventTarget()) {
  vi.useFakeTimers();
  vi.stubGlobal('navigation', navigation);
  const widget = document.body.appendChild(document.createElement('div'));
  const button = widget.appendChild(document.createElement('button'));
  const stayed = vi.fn();
  const abortController = new AbortController();
  onTestFinished(() => abortController.abort());
  const watch = watchNavigation(widget, abortController.signal);
  vi.advanceTimersByTime(60_000);
  watch.start(stayed);
  for (const type of ['keydown', 'pointerdown', 'click'])
    button.addEventListener(type, (event) => event.stopImmediatePropagation());
  const use = (type = 'click', on: Element = button) => {
    on.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    return stayed.mock.calls.length;
  };
  const fire = (...types: string[]) => {
    for (const type of types) (navigation as EventTarget).dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1);
    return stayed.mock.calls.length;
  };
  return { use, fire, unmount: () => abortController.abort() };
}

test.each(['keydown', 'pointerdown', 'click'])('%s in the widget counts 3 s later, once', (type) => {
  const { use } = leave();
  vi.advanceTimersByTime(2_999);
  expect(use(type)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(use(type, document.body)).toBe(0);
  expect(use(type)).toBe(1);
  expect(use(type)).toBe(1);
});

test('the error of the navigation counts at once, but not one just before another navigation', () => {
  const { use, fire } = leave();
  expect(fire('navigateerror', 'navigate')).toBe(0);
  expect(fire('navigateerror')).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(use()).toBe(1);
});

test('an unmounted widget does not wait any more', () => {
  const { use, fire, unmount } = leave();
  unmount();
  expect(fire('navigateerror')).toBe(0);
  vi.advanceTimersByTime(3_000);
  expect(use()).toBe(0);
});

test.each([undefined, null, 'main', document.createElement('nav')])(
  'no Navigation API, or a variable or element of the page with this name, does no harm: %s',
  (value) => {
    const { use } = leave(value);
    vi.advanceTimersByTime(3_000);
    expect(use()).toBe(1);
  },
);
