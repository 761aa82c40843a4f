import type { Translate } from '../i18n/translate';
import { pageAddress } from '../page/address';
import type { Page } from '../page/read';
import { emit } from './events';
import { navigate } from './navigation';

/** What the page offers to one mounted widget. */
export interface Host {
  page: Page;
  t: Translate;
  /** The placeholder's own attributes, for what differs from one placeholder to the next. */
  dataset: Readonly<DOMStringMap>;
  /** Aborted when the widget is taken down: stops its calls and listeners. */
  signal: AbortSignal;
  /** Tells the page; false when it cancelled what would follow. */
  emit(type: string, detail: object): boolean;
  /** Where the page is. */
  address(): string;
  navigate(address: string): void;
  /** Calls when the browser brings the page back from its back/forward cache, as it was left. */
  onReturn(then: () => void): void;
}

export function createHost(element: HTMLElement, page: Page, t: Translate, signal: AbortSignal): Host {
  const onReturn = (then: () => void) => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && then();
    addEventListener('pageshow', back);
    signal.addEventListener('abort', () => removeEventListener('pageshow', back));
  };
  return {
    page,
    t,
    signal,
    navigate,
    address: pageAddress,
    onReturn,
    dataset: element.dataset,
    emit: (type, detail) => emit(element, type, detail),
  };
}
