import { beforeEach, expect, test, vi } from 'vitest';
import { afterLoad } from '../../../src/host/after-load';

/** Returns what `afterLoad` calls, on a page in this state. */
function wait(state: DocumentReadyState) {
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue(state);
  const then = vi.fn();
  afterLoad(then);
  return then;
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.for(['loading', 'interactive'] as const)(
  'while the page is %s, it waits for the load event, once',
  (is) => {
    const then = wait(is);
    vi.runAllTimers();
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(then).toHaveBeenCalledTimes(1);
  },
);

test('after the load event the function runs soon, in a new task', () => {
  const then = wait('complete');
  expect(then).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
});
