import type { Translate } from '../i18n/translate';
import { emit } from './events';
import { navigate } from './navigation';
import type { Page } from './page/read';

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
  navigate(address: string): void;
}

export function createHost(element: HTMLElement, page: Page, t: Translate, signal: AbortSignal): Host {
  return { page, t, signal, navigate, dataset: element.dataset, emit: emit.bind(undefined, element) };
}
