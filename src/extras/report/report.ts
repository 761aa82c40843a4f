import { listen } from '../../shared/guard/listen';
import { callTimes } from './calls';
import { interactions } from './interactions';
import { readAll } from './observe';
import { refusals } from './refusals';
import { sender } from './send';
import { shifts } from './shifts';
import { widgets } from './widgets';
import type { Words } from './words';

/**
 * Sends measurements and failures of the widgets, for a share of all pages. Both are attributes of this script's tag: `data-to` is the address,
 * `data-share` the share (0.01 by default). Each time the page is hidden it sends what is new, because the visitor may come back from the SMS.
 */
export function report(words: Words): void {
  const { to, share = '0.01' } = (document.currentScript as HTMLElement | null)?.dataset ?? {};
  if (!to || Math.random() >= Number(share)) return;
  const sources = [widgets(words), callTimes(words), refusals(words), shifts(), interactions()];
  const send = sender(to, share);
  const flush = () => {
    readAll();
    send(sources.flatMap((source) => source()));
  };
  listen(document, ['visibilitychange'], () => document.hidden && flush());
  listen(window, ['pagehide'], flush);
}
