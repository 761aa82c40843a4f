import type { WidgetRow, WidgetsGlobal } from './page-api';

/**
 * What the shared.js of all builds on one page share. A page can have an old and a new build, so the names and meanings here
 * and in `Build` must never change. A build that needs others uses another number in the name of the symbol.
 */
export interface PageState {
  /** The builds on the page, in the order in which their shared.js has run. `Widgets` passes each call to all of them. */
  builds: Build[];
  /** Placeholders that the page has unmounted or overwritten. They stay unmounted until `Widgets.mount` is called. */
  down: WeakSet<Element>;
  /** The number of mounts so far. It is a part of every field's id, so ids are unique on the page. */
  mounts: number;
}

export interface Build extends Omit<WidgetsGlobal, 'report'> {
  id: string;
  has(widget: string): boolean;
  stateOf(placeholder: Element): Pick<WidgetRow, 'state' | 'why'>;
}

// A property of the document, so that the page gets no further global variable.
const scope = document as unknown as Record<symbol, PageState>;
const key = Symbol.for('ev-portal-widgets/1');
scope[key] ??= { builds: [], down: new WeakSet(), mounts: 0 };

export const pageState = scope[key];
