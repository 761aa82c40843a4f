import { beforeEach, expect, test, vi } from 'vitest';
import { onDocumentChange } from '../../../src/mount/document-changes';

/** Replaces MutationObserver. The test triggers it itself, so no observer is left after the test. */
let observer: { trigger(): void; observing: boolean };

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
      trigger() {
        if (this.observing) this.change();
      }
    },
  );
});

test('the first change is handled at once, and the next thousand changes together after a pause', () => {
  const look = vi.fn(() => 5);
  onDocumentChange(look);
  for (let changes = 0; changes < 1000; changes++) observer.trigger();
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(49);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(2);
  observer.trigger();
  expect(look).toHaveBeenCalledTimes(3);
});

test('the pause is at most 100 ms, and without changes there is no call', () => {
  const look = vi.fn(() => 1_000);
  onDocumentChange(look);
  observer.trigger();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(observer.observing).toBe(true);
});
