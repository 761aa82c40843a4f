import { expect, test, vi } from 'vitest';
import { onDocumentChange } from '../../../src/mount/document-changes';
import { replaceObserver } from './observer';

/** Watches a page whose search takes some time in ms. */
function watch(time: number) {
  vi.useFakeTimers();
  const change = replaceObserver();
  const look = vi.fn(() => time);
  onDocumentChange(look);
  return { look, change: () => change([]) };
}

test('the first change is handled at once, and the next thousand changes together after a pause', () => {
  const { look, change } = watch(5);
  for (let changes = 0; changes < 1000; changes++) change();
  vi.advanceTimersByTime(49);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(2);
  change();
  expect(look).toHaveBeenCalledTimes(3);
});

test('the pause is at most 100 ms, and without changes there is no call', () => {
  const { look, change } = watch(1_000);
  change();
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  change();
  expect(look).toHaveBeenCalledTimes(3);
});
