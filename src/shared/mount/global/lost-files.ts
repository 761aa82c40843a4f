import { didNotLoad, hasLoadedAfterAll, needsCrossorigin } from '../../../facts/messages';
import { getUnshadowed } from '../../guard/get-unshadowed';
import { listen } from '../../guard/listen';
import { afterLoad } from '../../host/after-load';
import { patience, requestUntilThere } from '../../loader/request-until-there';
import { pageOrigin } from '../../page/address/page-address';
import { hasReserve, namesLayer } from '../added-styles';
import { knownWidgets } from '../known-widgets';
import { pageState } from './builds-on-page';

type FileTag = HTMLScriptElement & HTMLLinkElement;

/** This script's address, followed by others. A module has no `currentScript`, but the error stack has its address. */
const own = `${(getUnshadowed('currentScript') as FileTag | null)?.src || new Error().stack}`;

/** Where our files are. Nothing shows this if the site has joined this script with others. */
const [folder] = own.match(/\w+:\/\/\S+\/(?=shared\.js)/) ?? [];

/** Whether a tag loads a script or a stylesheet. Tools for consent give a script that must not run another type, such as `text/plain`. */
const isUsed = ({ rel, type }: FileTag) =>
  /^(stylesheet.*|undefined(module|.*javascript)?)$/.test(rel + type);

const reportRecovery = (address: string) => console.info(hasLoadedAfterAll(address));

const asked = new Set<string>();

/** Requests the file of a tag again, if it is ours and lost. */
function recover(tag: FileTag): (() => void) | undefined {
  const { src, href, rel, type, media, nonce, crossOrigin, integrity } = tag;
  const address = src || href;
  const [name = ''] = `${address}`.replace(`${folder}`, '').split(/\.(?:js|css)\b/);
  const isThere = () =>
    rel ? hasReserve() || namesLayer(tag.sheet) : pageState.builds.some((build) => build.has(name));
  if (!['widgets', ...knownWidgets].includes(name) || !isUsed(tag) || asked.has(name) || isThere()) return;
  // The widget's script has run, but waits for another build's shared.js, or could not load it.
  if (document.querySelector(`[data-widget=${name}]:is([data-widget-retry],[data-widget-state=failed])`))
    return;
  asked.add(name);
  // The browser may not read the file, so it cannot check it.
  if (integrity && !crossOrigin && !address.startsWith(`${pageOrigin()}/`)) {
    console.error(needsCrossorigin(address));
    return;
  }
  let isOver = false;

  const add = (query: string) => {
    const created = document.createElement(tag.localName) as FileTag;
    Object.assign(created, { rel, type, media, nonce, crossOrigin, integrity });
    created.src = created.href = address.replace(/\?|$/, `?${query}&`);
    listen(created, ['load'], () => isThere() && reportRecovery(address));
    tag.after(created);
    return created;
  };
  const report = (losses: number, error?: unknown) => {
    // Without `integrity` the file may be broken.
    if (!losses && !integrity && !error) return countLoss();
    isOver = !losses;
    for (const { dataset } of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) {
      dataset.widgetRetry = `${losses}`;
      if (isOver) dataset.widgetState = 'failed';
    }
    if (losses < 2) console.error(didNotLoad(address), error ?? '');
  };
  const { request, countLoss } = requestUntilThere(add, () => isOver || isThere(), report);
  countLoss();
  return request;
}

/** Requests those of our files again that the tags of the page have not loaded. */
export function watchLostFiles(): void {
  if (!folder) return;
  const lookAtAll = () => {
    for (const tag of document.querySelectorAll<FileTag>('script, link')) recover(tag)?.();
  };
  listen(document, ['error'], ({ target }: Event) => recover(target as FileTag), true);
  // Tags may have failed before this script ran. If this script is a second request, the first one may have no answer yet: no `load` event.
  const [address = '', isRetry] = own.split(/&(retry=|$)/);
  if (isRetry !== undefined) {
    reportRecovery(address);
    setTimeout(lookAtAll);
    // On a page that has loaded, a tag that a script has added may still be loading. If it fails now, there is the event.
  } else if (document.readyState === 'complete') setTimeout(lookAtAll, patience);
  else afterLoad(lookAtAll);
}
