import { expect, test, vi } from 'vitest';
import { onDocumentChange } from '../../../../src/shared/mount/document-changes';
import { replaceObserver } from './observer';

test.each([
  [5, 50],
  [1_000, 100],
])(
  'if a search takes %i ms, the first change is handled at once, a thousand more together %i ms later',
  (time, pause) => {
    vi.useFakeTimers();
    const change = replaceObserver();
    const look = vi.fn(() => time);
    onDocumentChange(look);
    for (let changes = 0; changes < 1000; changes++) change([]);
    vi.advanceTimersByTime(pause - 1);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(look).toHaveBeenCalledTimes(2);
    change([]);
    expect(look).toHaveBeenCalledTimes(3);
  },
);

test.each(['the first', 'the second'])('an error in %s search does not end the watch', (which) => {
  vi.useFakeTimers();
  const change = replaceObserver();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  let isBroken = which === 'the first';
  const look = vi.fn(() => {
    if (isBroken) throw new Error('broken');
    return 1;
  });
  onDocumentChange(look);
  change([]);
  isBroken = !isBroken;
  vi.advanceTimersByTime(100);
  expect(look).toHaveBeenCalledTimes(2);
  isBroken = false;
  change([]);
  expect(look).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledOnce();
});
