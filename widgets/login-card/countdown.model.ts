import { signal } from '../../src';

/** The moments when the waiting time is announced to screen readers, in seconds before its end. Every second would be too often. */
const announced = [30, 10, 0];

/**
 * Counts the seconds to a point in time. Calls `announce` with the seconds at the moments above, and with nothing at
 * each other second, when what was said before is no longer true.
 */
export function createCountdown(life: AbortSignal, announce: (seconds?: number) => void) {
  const left = signal(0);
  let timer: ReturnType<typeof setTimeout>;
  let wall = 0;
  let steady = 0;
  const tick = () => {
    // Sleep stops the steady clock, and a person can set back the wall clock. The clock that is ahead is right.
    const rest = Math.min(wall - Date.now(), steady - performance.now());
    const before = left.peek();
    left.value = Math.max(0, Math.ceil(rest / 1000));
    const now = left.peek();
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    announce(announced.some((moment) => before > moment && now <= moment) ? now : undefined);
  };
  const stop = () => {
    clearTimeout(timer);
    left.value = 0;
  };
  life.addEventListener('abort', stop);
  return {
    left,
    stop,
    run(from: number, until: number) {
      stop();
      wall = until;
      steady = performance.now() + Math.min(until - Date.now(), until - from);
      tick();
    },
  };
}
