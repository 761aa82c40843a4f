import { expect, test, vi } from 'vitest';
import { keepEnabled } from '../../../src/mount/keep-enabled';
import { replaceObserver } from './observer';

/** A button of a widget, and what happens when a script of the page disables it. */
function watchButton() {
  vi.useFakeTimers();
  const notice = replaceObserver();
  const container = document.createElement('div');
  const button = container.appendChild(document.createElement('button'));
  keepEnabled(container);
  const disable = () => {
    button.disabled = true;
    notice([{ target: button }]);
    return button.disabled;
  };
  return { disable, error: vi.spyOn(console, 'error').mockImplementation(() => {}) };
}

test('a button that a timer of the page disables stays enabled, however often that happens', () => {
  const { disable, error } = watchButton();
  for (let times = 0; times < 500; times++) {
    expect(disable()).toBe(false);
    vi.advanceTimersByTime(20);
  }
  expect(error).not.toHaveBeenCalled();
});

test('a script that disables a button each time it is enabled wins, and one line in the console says so', () => {
  const { disable, error } = watchButton();
  const isDisabled = Array.from({ length: 1000 }, disable);
  expect([isDisabled[0], isDisabled.at(-1)]).toEqual([false, true]);
  expect(error.mock.calls).toEqual([[expect.stringContaining('keeps disabling our buttons')]]);
});
