import { beforeEach, expect, test, vi } from 'vitest';
import { moveFocus } from '../../../../src/shared/ui/move-focus';

const focus = vi.fn();
const isTouchScreen = (isCoarse: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));

beforeEach(() => {
  vi.useFakeTimers();
  focus.mockClear();
  isTouchScreen(false);
});

/** Focuses an element of the page. */
const focusOn = (name: string) => document.body.appendChild(document.createElement(name)).focus();

test('a screen reader begins to read what happened before the focus moves', () => {
  moveFocus({ focus }, true);
  vi.advanceTimersByTime(199);
  expect(focus).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(focus).toHaveBeenCalledTimes(1);
});

test('on a touch screen the focus moves at once, so that the keyboard stays open', () => {
  isTouchScreen(true);
  moveFocus({ focus }, true);
  expect(focus).toHaveBeenCalledTimes(1);
});

test.for<[string, () => unknown]>([
  ['when the visitor has moved it meanwhile', () => [moveFocus({ focus }, true), focusOn('button')]],
  ['in a field of the page', () => [focusOn('select'), moveFocus({ focus }, false, false)]],
  ['in a field of the page later', () => [focusOn('select'), moveFocus({ focus }, true, false)]],
  ['after the card is gone', () => moveFocus({ focus }, true)?.()],
])('the focus stays %s', ([, happens]) => {
  happens();
  vi.advanceTimersByTime(200);
  expect(focus).not.toHaveBeenCalled();
});

test('the focus leaves a field of the widget', () => {
  focusOn('select');
  moveFocus({ focus }, false, true);
  expect(focus).toHaveBeenCalledOnce();
});
