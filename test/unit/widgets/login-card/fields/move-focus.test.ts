import { beforeEach, expect, test, vi } from 'vitest';
import { moveFocus } from '../../../../../widgets/login-card/fields/move-focus';

const focus = vi.fn();
const isTouchScreen = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  focus.mockClear();
  isTouchScreen(false);
});

test('a screen reader begins to read what happened before the focus moves', () => {
  moveFocus({ focus }, true, () => false);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(focus).toHaveBeenCalledOnce();
});

test('on a touch screen the focus moves at once, so that the keyboard stays open', () => {
  isTouchScreen(true);
  moveFocus({ focus }, true, () => false);
  expect(focus).toHaveBeenCalledOnce();
});

test('the focus stays where the visitor has moved it, and after the card is gone', () => {
  moveFocus({ focus }, true, () => true);
  moveFocus({ focus }, true, () => false)?.();
  vi.advanceTimersByTime(1000);
  expect(focus).not.toHaveBeenCalled();
});
