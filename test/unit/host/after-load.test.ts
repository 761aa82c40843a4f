import { beforeEach, expect, test, vi } from 'vitest';
import { afterLoad } from '../../../src/host/after-load';

const state = (is: DocumentReadyState) =>
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue(is);

beforeEach(() => {
  vi.useFakeTimers();
});

test.for(['loading', 'interactive'] as const)(
  'while the page is %s, the function waits for the load event and runs once',
  (is) => {
    state(is);
    const then = vi.fn();
    afterLoad(then);
    vi.runAllTimers();
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(then).toHaveBeenCalledTimes(1);
  },
);

test('after the load event the function runs soon, in a new task', () => {
  state('complete');
  const then = vi.fn();
  afterLoad(then);
  expect(then).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
});
