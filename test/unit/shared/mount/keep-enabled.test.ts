import { expect, test, vi } from 'vitest';
import { keepEnabled } from '../../../../src/shared/mount/keep-enabled';
import { replaceObserver } from './observer';

function open() {
  vi.useFakeTimers();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const notice = replaceObserver();
  const container = document.createElement('div');
  const button = container.appendChild(document.createElement('button'));
  keepEnabled(container);
  const disable = () => {
    button.disabled = true;
    notice([{ target: button }]);
    return button.disabled;
  };
  return { disable, error };
}

test('a button that a timer of the page disables stays enabled', () => {
  const { disable, error } = open();
  for (let times = 0; times < 500; times++) {
    expect(disable()).toBe(false);
    vi.advanceTimersByTime(20);
  }
  expect(error).not.toHaveBeenCalled();
});

test('a script that disables a button each time wins, and one line in the console says so', () => {
  const { disable, error } = open();
  const isDisabled = Array.from({ length: 1000 }, disable);
  expect([isDisabled[0], isDisabled.at(-1)]).toEqual([false, true]);
  expect(error.mock.calls).toEqual([[expect.stringContaining('keeps disabling our buttons')]]);
});
