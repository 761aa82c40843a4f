import { observe } from './observe';
import type { Source } from './source';

/** A layout shift as Chromium reports it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How much the page has shifted since the last report, whatever the cause. What follows an action of the visitor does not count. */
export function shifts(): Source {
  let sum = 0;
  observe('layout-shift', ({ value, hadRecentInput }: LayoutShift) => {
    if (!hadRecentInput) sum += value;
  });
  return () => {
    const score = Math.round(sum * 1000) / 1000;
    sum = 0;
    return score ? [`shift ${score}`] : [];
  };
}
