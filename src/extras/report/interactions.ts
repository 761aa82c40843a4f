import { observe, rounded } from './observe';
import type { Source } from './source';

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** In milliseconds. An interaction that takes less is fast. */
const slow = 104;

/** The slowest interaction of the page since the last report, in a widget or elsewhere. */
export function interactions(): Source {
  let slowest = 0;
  observe(
    'event',
    ({ interactionId, duration }: Interaction) => {
      if (interactionId) slowest = Math.max(slowest, duration);
    },
    { durationThreshold: slow } as PerformanceObserverInit,
  );
  return () => {
    const lines = slowest ? [`inp ${rounded(slowest)}`] : [];
    slowest = 0;
    return lines;
  };
}
