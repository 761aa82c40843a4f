import { listen } from '../guard/listen';
import type { Translate } from '../i18n/translator';
import { pageAddress } from '../page/address/page-address';
import type { PageData } from '../page/page';
import { type Detail, type EventName, emit } from './events';
import { navigate, watchNavigation } from './navigation';
import { withLinks } from './page-links';

/** What the page offers to one mounted widget. */
export interface Host {
  pageData: PageData;
  t: Translate;
  /** An attribute of the placeholder: a setting that applies only to this placeholder. */
  attribute(name: `data-${string}`): string | null;
  /** Aborted when the widget is unmounted. It stops the widget's calls and listeners. */
  abortSignal: AbortSignal;
  /** Dispatches an event for the page. Returns false if the page cancelled it. */
  emit<Name extends EventName>(type: Name, detail: Detail<Name>): boolean;
  /** The address of the page. */
  address(): string;
  /** Loads a page. Calls `then` when the visitor stays on this one after all. */
  navigate(address: string, then?: () => void): void;
  /** Calls `then` when the back/forward cache has restored the page. */
  onReturn(then: () => void): void;
  /** Calls `then` when there is a connection to the internet again. */
  onOnline(then: () => void): void;
}

export function createHost(
  element: HTMLElement,
  pageData: PageData,
  t: Translate,
  abortSignal: AbortSignal,
): Host {
  const onWindow = (type: string, listener: (event: PageTransitionEvent) => void) =>
    abortSignal.addEventListener('abort', listen(window, [type], listener));
  const { leave, end } = watchNavigation(element, abortSignal);
  onWindow('pagehide', end);
  return {
    pageData: withLinks(pageData),
    t,
    abortSignal,
    navigate(address, then) {
      leave(then);
      navigate(address);
    },
    address: pageAddress,
    onReturn: (then) => onWindow('pageshow', ({ persisted }) => persisted && then()),
    onOnline: (then) => onWindow('online', then),
    attribute: (name) => element.getAttribute(name),
    emit: (type, detail) => emit(element, type, detail),
  };
}
