import { signal } from '../../src';

/** The moments at which the wait is spoken, in seconds before its end; each second would be unusable. */
const spoken = [30, 10, 0];

/** Counts the seconds to a point in time. `say` is told the wait at its start, at the moments above and at its end. */
export function createCountdown(life: AbortSignal, say: (seconds: number) => void) {
  const left = signal(0);
  let timer: ReturnType<typeof setTimeout>;
  let wall = 0;
  let steady = 0;
  const look = () => {
    // Sleep stops one clock, a person may turn back the other: the one that is further on is right.
    const rest = Math.min(wall - Date.now(), steady - performance.now());
    const before = left.peek();
    left.value = Math.max(0, Math.ceil(rest / 1000));
    const now = left.peek();
    if (rest > 0) timer = setTimeout(look, rest % 1000 || 1000);
    if (spoken.some((moment) => before > moment && now <= moment)) say(now);
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
      look();
      say(left.peek());
    },
  };
}
