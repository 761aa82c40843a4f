import { beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from '../../../../../widgets/login-card/code/countdown.model';

let announced: number[];

beforeEach(() => {
  vi.useFakeTimers();
  announced = [];
});

/** Starts a wait. `after` lets these milliseconds pass and returns the seconds that are left. */
function start(seconds: number, from = Date.now()) {
  const { left, run } = createCountdown((seconds) => seconds !== undefined && announced.push(seconds));
  const until = from + seconds * 1000;
  run({ until, steadyUntil: performance.now() + until - Date.now() });
  return (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return left.peek();
  };
}

/** Sets the clock of the computer. Its timers and performance.now() do not move, as while it sleeps. */
const setClock = (by: number) => vi.setSystemTime(Date.now() + by);
const hour = 3_600_000;

test('counts every second down to zero, exactly at each full second, and leaves no timer', () => {
  const after = start(60);
  for (let second = 60; second > 0; second--) {
    expect(after(999)).toBe(second);
    expect(after(1)).toBe(second - 1);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('after a reload the rest of the current second passes first', () => {
  const after = start(60, Date.now() - 40_600);
  expect([after(0), after(400), after(999)]).toEqual([20, 19, 19]);
});

test.each([
  [60, [30, 10, 0]],
  [30, [10, 0]],
  [5, [0]],
])('a wait of %i seconds is announced at 30 and 10 seconds and at its end: %j', (seconds, moments) => {
  start(seconds)(120_000);
  expect(announced).toEqual(moments);
});

test.each([
  ['an hour of sleep', hour, 0, [0]],
  // Texts with the number are right only for 30 and 10.
  ['a pause of a throttled tab', 36_000, 23, []],
])('after %s the right time is left, and only what is still true is announced', (_, by, left, moments) => {
  const after = start(60);
  setClock(by);
  expect(after(1000)).toBe(left);
  expect(announced).toEqual(moments);
});

test('a clock set back changes nothing, and after a reload it never shows more than at the reload', () => {
  const after = start(60);
  after(10_000);
  setClock(-hour);
  expect([after(1000), after(49_000)]).toEqual([49, 0]);
  const afterReload = start(60, Date.now() - 40_000);
  expect(afterReload(0)).toBe(20);
  setClock(-hour);
  expect(afterReload(1000)).toBe(19);
});
