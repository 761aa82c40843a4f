import { signal } from '../../../../src';

/** The remaining seconds that are announced to screen readers. Every second would be too often. */
const announcedAt = [30, 10, 0];

/** Counts the seconds to a point in time. Calls `announce` at each one: with a number of the list above, otherwise without a value. */
export function createCountdown(announce: (seconds?: number) => void) {
  const left = signal(0);
  let timer: ReturnType<typeof setTimeout>;
  let wallEnd = 0;
  let steadyEnd = 0;
  const tick = () => {
    // `performance.now()` stops while the computer sleeps, and a person can set back the clock of `Date.now()`.
    // Use whichever clock shows less time left.
    const rest = Math.min(wallEnd - Date.now(), steadyEnd - performance.now());
    const before = left.peek();
    left.value = Math.max(0, Math.ceil(rest / 1000));
    const now = left.peek();
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    announce(before > now && announcedAt.includes(now) ? now : undefined);
  };
  const stop = () => {
    clearTimeout(timer);
    left.value = 0;
  };
  return {
    left,
    stop,
    run({ until }: { until: number }) {
      stop();
      wallEnd = until;
      steadyEnd = performance.now() + until - Date.now();
      tick();
    },
  };
}
