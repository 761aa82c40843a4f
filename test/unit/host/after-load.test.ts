import { beforeEach, expect, test, vi } from 'vitest';
import { afterLoad } from '../../../src/host/after-load';

const state = (is: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(is);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.for(['loading', 'interactive'] as const)(
  'in a page that is %s, what can wait does so, and is done once',
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

test('in a page that has loaded, what can wait is done soon, but not in between', () => {
  state('complete');
  const then = vi.fn();
  afterLoad(then);
  expect(then).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
});
