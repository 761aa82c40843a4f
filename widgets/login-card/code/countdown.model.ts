import { signal } from '../../../src/shared';
import type { Sms } from '../state/card-state';
import { momentNow, timeLeft } from '../state/wait';

/** The remaining seconds that are announced to screen readers. Every second would be too often. */
const announcedAt = [30, 10, 0];

type End = Pick<Sms, 'until' | 'steadyUntil'>;

/** Counts the seconds to a point in time. Calls `announce` at each one: with a number of the list above, otherwise without a value. */
export function createCountdown(announce: (seconds?: number) => void) {
  const left = signal(0);
  let timer: ReturnType<typeof setTimeout>;
  const tick = (end: End) => {
    const remaining = timeLeft(end, momentNow());
    const before = left.peek();
    left.value = Math.max(0, Math.ceil(remaining / 1000));
    const now = left.peek();
    if (remaining > 0) timer = setTimeout(() => tick(end), remaining % 1000 || 1000);
    announce(before > now && announcedAt.includes(now) ? now : undefined);
  };
  const stop = () => {
    clearTimeout(timer);
    left.value = 0;
  };
  return {
    left,
    stop,
    run(end: End) {
      stop();
      tick(end);
    },
  };
}
