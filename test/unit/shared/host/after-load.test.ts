import { expect, test, vi } from 'vitest';
import { afterLoad } from '../../../../src/shared/host/after-load';

test.for(['loading', 'complete'] as const)(
  'on a page that is %s, the function runs once, after the load event and the current script',
  (state) => {
    vi.useFakeTimers();
    vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue(state);
    const then = vi.fn();
    afterLoad(then);
    expect(then).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(then).toHaveBeenCalledTimes(state === 'complete' ? 1 : 0);
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(then).toHaveBeenCalledTimes(1);
  },
);
