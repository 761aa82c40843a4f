import { safeDocument } from '../page/unshadowed/safe-document';

/** Calls `then` once the page has loaded. For work that can wait, so that it does not delay the page. */
export function afterLoad(then: () => void): void {
  if (safeDocument.readyState === 'complete') setTimeout(then);
  else addEventListener.call(window, 'load', then, { __proto__: null, once: true } as object);
}
