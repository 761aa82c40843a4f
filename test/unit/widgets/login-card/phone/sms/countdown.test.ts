import { beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from '../../../../../../widgets/login-card/phone/sms/countdown.model';

let announced: number[];

beforeEach(() => {
  vi.useFakeTimers();
  announced = [];
});

function start(seconds: number, from = Date.now()) {
  const { left, run } = createCountdown((seconds) => seconds !== undefined && announced.push(seconds));
  run({ until: from + seconds * 1000 });
  return left;
}

test('counts every second down to zero, and leaves no timer', () => {
  const left = start(60);
  for (let second = 60; second > 0; second--) {
    expect(left.peek()).toBe(second);
    vi.advanceTimersByTime(1000);
  }
  expect(left.peek()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('the number changes exactly at each full second', () => {
  const left = start(60);
  vi.advanceTimersByTime(999);
  expect(left.peek()).toBe(60);
  vi.advanceTimersByTime(1);
  expect(left.peek()).toBe(59);
});

test('after a reload the rest of the current second passes first', () => {
  const left = start(60, Date.now() - 40_600);
  expect(left.peek()).toBe(20);
  vi.advanceTimersByTime(400);
  expect(left.peek()).toBe(19);
  vi.advanceTimersByTime(999);
  expect(left.peek()).toBe(19);
});

test('is announced at 30 and 10 seconds and at its end', () => {
  start(60);
  vi.advanceTimersByTime(120_000);
  expect(announced).toEqual([30, 10, 0]);
});

test.each([
  [42, [30, 10, 0]],
  [30, [10, 0]],
  [20, [10, 0]],
  [5, [0]],
])('a wait of %i seconds is announced at %j', (seconds, moments) => {
  start(seconds);
  vi.advanceTimersByTime(120_000);
  expect(announced).toEqual(moments);
});

test('after an hour of sleep the wait is over, and only its end is announced', () => {
  const left = start(60);
  // While the computer sleeps, only Date.now() moves. Timers and performance.now() stop.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(left.peek()).toBe(0);
  expect(announced).toEqual([0]);
});

test('a throttled tab shows the right remaining time', () => {
  const left = start(60);
  vi.setSystemTime(Date.now() + 36_000);
  vi.advanceTimersByTime(1000);
  expect(left.peek()).toBe(23);
  // Texts with the number are right only for 30 and 10.
  expect(announced).toEqual([]);
});

test('a clock set back changes nothing', () => {
  const left = start(60);
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(left.peek()).toBe(49);
  vi.advanceTimersByTime(49_000);
  expect(left.peek()).toBe(0);
});

test('a clock set back after a reload never shows more than at the reload', () => {
  const left = start(60, Date.now() - 40_000);
  expect(left.peek()).toBe(20);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(left.peek()).toBe(19);
});
