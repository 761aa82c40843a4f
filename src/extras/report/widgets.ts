import { counter } from './counter';
import { observe, rounded } from './observe';
import type { Source } from './source';
import type { Words } from './words';

/** In milliseconds. A widget that is not shown this long after the page's start is reported. */
const late = 10_000;

/** How soon each widget was usable, how often its files were requested again, and whether it failed or never came. */
export function widgets({ widgets: names }: Words): Source {
  const { add, drain } = counter();
  const usable: string[] = [];
  const prefix = 'ev-portal-widgets:';
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  observe('measure', ({ name, startTime, duration }) => {
    if (name.startsWith(prefix))
      // The browser may have prerendered the page. Then the time counts from the moment when the visitor sees it.
      usable.push(
        `usable ${name.slice(prefix.length)} ${rounded(Math.max(0, startTime + duration - (navigation?.activationStart ?? 0)))}`,
      );
  });
  const isReported = new WeakSet<Element>();
  const retries = new WeakMap<Element, number>();
  return () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-widget]')) {
      const { widget = '', widgetState, widgetRetry = 0 } = element.dataset;
      if (!names.includes(widget)) continue;
      const more = Number(widgetRetry) - (retries.get(element) ?? 0);
      if (more > 0) {
        retries.set(element, Number(widgetRetry));
        add(`lost ${widget}`, more);
      }
      // A script of the page has unmounted it.
      const isDown = element.hasAttribute('data-widget-down');
      if (widgetState === 'ready' || isDown || isReported.has(element)) continue;
      const hasFailed = widgetState === 'failed';
      if (!hasFailed && performance.now() < late) continue;
      isReported.add(element);
      add(`${hasFailed ? 'error' : 'absent'} ${widget}`);
    }
    return [...usable.splice(0), ...drain()];
  };
}
