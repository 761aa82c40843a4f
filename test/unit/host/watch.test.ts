import { beforeEach, expect, test, vi } from 'vitest';
import { watch } from '../../../src/host/watch';

/** An observer that the test calls, so that none outlives the test. */
let observer: { tell(): void; observing: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observing = false;
      constructor(private change: () => void) {
        observer = this;
      }
      observe() {
        this.observing = true;
      }
      disconnect() {
        this.observing = false;
      }
      tell() {
        if (this.observing) this.change();
      }
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the first change is looked at without delay, a thousand more are looked at once, after a pause', () => {
  const look = vi.fn(() => 5);
  watch(look);
  for (let changes = 0; changes < 1000; changes++) observer.tell();
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(49);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(2);
  observer.tell();
  expect(look).toHaveBeenCalledTimes(3);
});

test('no pause is longer than 100 ms, and a page that rests is not looked at', () => {
  const look = vi.fn(() => 1_000);
  watch(look);
  observer.tell();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(observer.observing).toBe(true);
});
