import type { Detail, EventName } from '../../facts/events';
import { listen } from '../guard/listen';
import type { Key, Translate } from '../i18n/translator';
import { renewLink } from '../page/address/href';
import { pageAddress } from '../page/address/page-address';
import type { PageData } from '../page/page';
import { emit } from './events';
import { navigate, watchNavigation } from './navigation';
import { notifyOtherTabs } from './other-tabs';

/** What the page offers to one mounted widget. */
export function createHost<OwnKey extends Key>(
  element: HTMLElement,
  pageData: PageData,
  t: Translate<OwnKey>,
  abortSignal: AbortSignal,
) {
  const onWindow = (type: string, listener: (event: PageTransitionEvent) => void) =>
    abortSignal.addEventListener('abort', listen(window, [type], listener));
  const { start, end } = watchNavigation(element, abortSignal);
  onWindow('pagehide', end);
  abortSignal.addEventListener(
    'abort',
    listen(element, ['click', 'auxclick', 'contextmenu'], renewLink, true),
  );
  return {
    pageData,
    t,
    /** Aborted when the widget is unmounted. It stops the widget's calls and listeners. */
    abortSignal,
    address: pageAddress,
    /** Loads a page. Calls `then` when the visitor stays on this one after all. */
    navigate(address: string, then?: () => void) {
      start(then);
      navigate(address);
    },
    /** Calls `then` when the back/forward cache has restored the page. */
    onReturn: (then: () => void) => onWindow('pageshow', ({ persisted }) => persisted && then()),
    /** Calls `then` when there is a connection to the internet again. */
    onOnline: (then: () => void) => onWindow('online', then),
    /** An attribute of the placeholder: a setting that applies only to this placeholder. */
    attribute: (name: `data-${string}`) => element.getAttribute(name),
    /** Dispatches an event for the page. Returns false if the page cancelled it. */
    emit<Name extends EventName>(type: Name, detail: Detail<Name>): boolean {
      const goesOn = emit(element, type, detail);
      if (type === 'login:success') notifyOtherTabs(true);
      if (type === 'logout' && goesOn) notifyOtherTabs(false);
      return goesOn;
    },
  };
}

/** A widget has only the texts that its keys.ts lists. */
export type Host<OwnKey extends Key> = ReturnType<typeof createHost<OwnKey>>;
