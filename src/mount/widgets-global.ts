import type { WidgetRow, WidgetsGlobal } from '../host/page-api';
import { pageState } from '../loader/builds-on-page';
import { unshadowed } from '../page/unshadowed';
import { knownWidgets } from './known-widgets';

function rowOf(element: Element): WidgetRow {
  const widget = element.getAttribute('data-widget') ?? '';
  const build = pageState.builds.find((each) => each.has(widget));
  if (build) return { widget, ...build.stateOf(element) };
  if (element.getAttribute('data-widget-state') === 'failed')
    return {
      widget,
      state: 'failed',
      why: 'shared.js of its build did not load; the console has the reason',
    };
  if (knownWidgets.includes(widget))
    return { widget, state: 'pending', why: `${widget}.js has not run on this page` };
  return {
    widget,
    state: 'failed',
    why: `no widget has this name; the widgets are ${knownWidgets.join(', ')}`,
  };
}

const Widgets: WidgetsGlobal = Object.freeze({
  mount(element: Node) {
    for (const build of pageState.builds) build.mount(element);
  },
  unmount(element: Node) {
    for (const build of pageState.builds) build.unmount(element);
  },
  report() {
    const page = unshadowed(document, 'documentElement');
    const rows = [...page.querySelectorAll('[data-widget]')].map(rowOf);
    console.table(rows);
    return rows;
  },
});

/** Adds `window.Widgets`, once for all builds. If the page already has a variable of that name, it stays. */
export function exposeWidgets(): void {
  if (pageState.builds.length > 1) return;
  const scope = window as unknown as { Widgets?: unknown };
  // An element with this id is a property of the window too, but not one of its own.
  const isFree = scope.Widgets === undefined || !Object.hasOwn(scope, 'Widgets');
  // An assignment would throw if the page's property cannot be set. Then no widget would mount.
  if (!isFree || !Reflect.set(scope, 'Widgets', Widgets))
    console.error(
      'ev-portal-widgets: the page has a window.Widgets of its own and keeps it; ours is not available.',
    );
}
