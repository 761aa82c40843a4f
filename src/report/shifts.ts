import { listen } from '../guard/listen';
import { observe } from './observe';
import type { Source } from './source';

/** A layout shift as Chromium reports it. It names at most five elements that have moved, and not what has moved them. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** In milliseconds. A shift this soon before or after a change of a placeholder's height may have the same cause. */
const near = 500;
const mostSources = 5;

/** How much the page has shifted because of our placeholders, because of something else, or for an unknown reason. */
export function shifts(): Source {
  const sums = { ours: 0, others: 0, unknown: 0 };
  const heights = new WeakMap<Element, number>();
  let changes: { time: number; by: number; element: Element }[] = [];
  /** When the newest placeholder was measured first. */
  let since = 0;
  const observer = new ResizeObserver((entries) => {
    const time = performance.now();
    changes = changes.filter((change) => time - change.time < near);
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      const before = heights.get(target);
      heights.set(target, height);
      if (before === undefined) since = time;
      else if (before !== height) changes.push({ time, by: height - before, element: target });
    }
  });
  /** Whether all placeholders have been measured. The others are observed from now on. */
  const observesAll = () => {
    const placeholders = [...document.querySelectorAll('[data-widget]')];
    const isNew = placeholders.filter((each) => !heights.has(each));
    for (const each of isNew) observer.observe(each);
    return !isNew.length;
  };

  function causeOf({ startTime, sources }: LayoutShift): keyof typeof sums {
    // The browser reports a shift later. This one may have happened before a placeholder was measured.
    if (!observesAll() || startTime <= since) return 'unknown';
    if (!sources.length || sources.some(({ node }) => !node?.isConnected)) return 'unknown';
    const recent = changes.filter(({ time }) => Math.abs(startTime - time) < near);
    const by = recent.reduce((sum, change) => sum + change.by, 0);
    const isMovedByUs = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      Math.abs(currentRect.top - previousRect.top - by) < 1 &&
      recent.some(
        ({ element }) => element.compareDocumentPosition(node as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    if (recent.length) return sources.every(isMovedByUs) ? 'ours' : 'unknown';
    const isInside = ({ node }: LayoutShift['sources'][number]) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[data-widget]');
    return sources.length < mostSources && !sources.some(isInside) ? 'others' : 'unknown';
  }

  listen(document, ['readystatechange', 'widget:ready'], observesAll);
  observe('layout-shift', (entry: LayoutShift) => {
    if (!entry.hadRecentInput) sums[causeOf(entry)] += entry.value;
  });
  return () =>
    (Object.keys(sums) as (keyof typeof sums)[]).flatMap((whose) => {
      const sum = Math.round(sums[whose] * 1000) / 1000;
      sums[whose] = 0;
      return sum ? [`shift ${whose} ${sum}`] : [];
    });
}
