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

/** A widget that has navigated, in a browser with this Navigation API. `use` and `fire` return how often it was told of a stay. */
function leave(navigation: unknown = new EventTarget()) {
  vi.stubGlobal('navigation', navigation);
  const widget = document.body.appendChild(document.createElement('div'));
  const button = widget.appendChild(document.createElement('button'));
  const stayed = vi.fn();
  const abortController = new AbortController();
  onTestFinished(() => abortController.abort());
  watchNavigation(widget, abortController.signal).leave(stayed);
  const use = (type = 'click', on: Element = button) => {
    on.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    return stayed.mock.calls.length;
  };
  const fire = (...types: string[]) => {
    for (const type of types) (navigation as EventTarget).dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1);
    return stayed.mock.calls.length;
  };
  return { button, use, fire, unmount: () => abortController.abort() };
}

test.each(['keydown', 'pointerdown', 'click'])('%s in the widget counts 3 s later, once', (type) => {
  const { use } = leave();
  vi.advanceTimersByTime(2_999);
  expect(use(type)).toBe(0);
  expect(use(type, document.body)).toBe(0);
  // A page that is slow to come is waited for as long as the visitor does nothing.
  vi.advanceTimersByTime(60_000);
  expect(use(type, document.body)).toBe(0);
  expect(use(type)).toBe(1);
  expect(use(type)).toBe(1);
});

test('exactly 3 s later is late enough, also on a page with a script that stops all events', () => {
  const { button, use } = leave();
  button.addEventListener('click', (event) => event.stopImmediatePropagation());
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

test('the error of the navigation counts at once', () => {
  const { use, fire } = leave();
  expect(fire('navigate', 'navigateerror')).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(use()).toBe(1);
});

test('an error just before another navigation belongs to an older one', () => {
  const { use, fire } = leave();
  expect(fire('navigateerror', 'navigate')).toBe(0);
  vi.advanceTimersByTime(3_000);
  expect(use()).toBe(1);
});

test.each([undefined, {}, null, 'main', document.createElement('nav')])(
  'no Navigation API, or a variable or element of the page with this name, does no harm: %s',
  (value) => {
    const { use } = leave(value);
    vi.advanceTimersByTime(3_000);
    expect(use()).toBe(1);
  },
);
