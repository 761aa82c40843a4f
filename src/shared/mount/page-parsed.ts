import { listen } from '../guard/listen';
import { pageBlock } from '../page/given-page';

let isParsed = document.readyState === 'complete';

/** Calls `then` when the page is parsed and again when it has loaded, because this script may run after the first event. */
export function onParsed(then: () => void): void {
  listen(window, ['DOMContentLoaded', 'load'], () => {
    isParsed = true;
    then();
  });
}

function wasParsed(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (loading?.domContentLoadedEventStart ?? 0) > 0;
}

/** True when the parser has finished a node: it or an ancestor then has a next sibling. */
function isWhole(node: Node): boolean {
  const { nodeType, nextSibling, parentNode, host } = node as ShadowRoot;
  const parent = nodeType === 11 ? host : parentNode;
  return !!nextSibling || (!!parent && isWhole(parent));
}

/** Whether a placeholder and the page's data are complete, so that the widget can mount. */
export function isReadable(placeholder: Element): boolean {
  if (isParsed || wasParsed()) return true;
  const block = pageBlock();
  return (Object.hasOwn(window, '__PAGE__') || (!!block && isWhole(block))) && isWhole(placeholder);
}
