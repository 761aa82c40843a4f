import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { moveFocus } from '../../../src/ui/move-focus';

const focus = vi.fn();
const isTouchScreen = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  focus.mockClear();
  isTouchScreen(false);
});

test('a screen reader begins to read what happened before the focus moves', () => {
  moveFocus({ focus }, true);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(focus).toHaveBeenCalledOnce();
});

test('on a touch screen the focus moves at once, so that the keyboard stays open', () => {
  isTouchScreen(true);
  moveFocus({ focus }, true);
  expect(focus).toHaveBeenCalledOnce();
});

test('the focus stays where the visitor has moved it meanwhile', () => {
  moveFocus({ focus }, true);
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();
  vi.advanceTimersByTime(200);
  expect(focus).not.toHaveBeenCalled();
});

test('the focus stays in a field of the page, but leaves one of the widget', () => {
  const field = document.body.appendChild(document.createElement('select'));
  onTestFinished(() => field.remove());
  field.focus();
  for (const isLater of [false, true]) moveFocus({ focus }, isLater, false);
  vi.advanceTimersByTime(200);
  expect(focus).not.toHaveBeenCalled();
  moveFocus({ focus }, false, true);
  expect(focus).toHaveBeenCalledOnce();
});

test('the focus does not move after the card is gone', () => {
  moveFocus({ focus }, true)?.();
  vi.advanceTimersByTime(200);
  expect(focus).not.toHaveBeenCalled();
});
