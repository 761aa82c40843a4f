import { observe, rounded } from './observe';
import type { Source } from './source';

interface Interaction extends PerformanceEntry {
  interactionId?: number;
  target: Node | null;
}

/** In milliseconds. An interaction that takes less is fast. */
const slow = 104;

/**
 * The slowest interaction since the last report, with where the visitor acted: in our widgets, elsewhere, or unknown, if the element is gone.
 * It says nothing about whose script took the time: a listener of the site may run in a click on our button.
 */
export function interactions(): Source {
  let slowest = 0;
  let where = '';
  observe(
    'event',
    ({ interactionId, duration, target }: Interaction) => {
      if (!interactionId || duration <= slowest) return;
      slowest = duration;
      const element = target instanceof Element ? target : target?.parentElement;
      where = element ? (element.closest('[data-widget]') ? 'ours' : 'others') : 'unknown';
    },
    { durationThreshold: slow } as PerformanceObserverInit,
  );
  return () => {
    const lines = slowest ? [`inp ${where} ${rounded(slowest)}`] : [];
    slowest = 0;
    return lines;
  };
}
