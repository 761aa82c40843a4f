import { getUnshadowed } from '../guard/get-unshadowed';
import { serverContentStays } from './message';
import { queue } from './queue';
import { requestUntilThere, showLoss } from './request-until-there';
import { tags } from './script-tags';

/** The content hash of shared.js and the value of its `integrity`. The build inserts both. */
declare const HASH: string;
declare const INTEGRITY: string;

/** Waits for the page's own tag of shared.js. If there is none, or if it fails, loads shared.js from the widget's folder. */
export function loadShared(ownAddress: string): void {
  const address = ownAddress.replace(/[^/]*([?#].*)?$/, 'shared.js');
  const isTag = (tag: HTMLScriptElement) => tag.src.startsWith(address);
  let isRequested = false;
  const look = (event?: Event) => {
    if (queue.onWidget || isRequested || mayCome(isTag, event?.type === 'DOMContentLoaded')) return;
    isRequested = true;
    const advice = tags().some(isTag)
      ? ''
      : '; add <script src="/widgets/shared.js" defer></script> to the page';
    const add = (query: string) => {
      const script = createScript(ownAddress);
      script.src = `${address}?v=${HASH}${query}`;
      getUnshadowed('head').append(script);
      return script;
    };
    const report = (losses: number, error?: unknown) => {
      const show = showLoss(losses);
      queue.waiting.forEach(show);
      if (!losses) queue.onWidget = show;
      const reason = losses
        ? 'it is missing, blocked or changed'
        : 'it stopped with the error above, is of another build, or too new for this browser';
      if (losses < 2) console.error(serverContentStays(address, error ?? reason, advice));
    };
    requestUntilThere(add, () => queue.onWidget, report).request();
  };
  const listen = getUnshadowed('addEventListener');
  for (const event of ['DOMContentLoaded', 'readystatechange']) listen.call(document, event, look);
  // After the current script: if the site joins all files into one, shared.js may be further down in that file.
  (async () => {})().then(() => look());
}

/**
 * Whether a tag of the page may still run shared.js from its address. In another folder it is the site's own file. When the
 * page is parsed, only a tag with `async` may still run. The tag that another build's loader has added has no attribute.
 */
function mayCome(isTag: (tag: HTMLScriptElement) => boolean, isParsed: boolean): boolean {
  const readyState = getUnshadowed('readyState');
  return (
    readyState === 'loading' ||
    (readyState !== 'complete' &&
      tags().some((tag) => isTag(tag) && (!isParsed || tag.hasAttribute('async'))))
  );
}

function createScript(ownAddress: string): HTMLScriptElement {
  const script = getUnshadowed('createElement').call(document, 'script') as HTMLScriptElement;
  const { nonce, crossOrigin } = tags().find((tag) => tag.src === ownAddress) ?? script;
  script.nonce = nonce;
  script.crossOrigin = crossOrigin;
  // Without CORS the browser cannot read a script of another origin, so an integrity check would always fail.
  if (crossOrigin || ownAddress.startsWith(`${location.origin}/`)) script.integrity = INTEGRITY;
  return script;
}
