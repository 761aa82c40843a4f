import { pageHasOwnWidgets } from '../../../facts/messages';
import { pageState } from './builds-on-page';
import type { WidgetsGlobal } from './page-api';
import { allRows, reportData } from './report';

const Widgets: WidgetsGlobal = Object.freeze({
  mount(element: Node) {
    for (const build of pageState.builds) build.mount(element);
  },
  unmount(element: Node) {
    for (const build of pageState.builds) build.unmount(element);
  },
  report() {
    const rows = allRows();
    console.table(rows);
    reportData();
    return rows;
  },
});

/** Adds `window.Widgets`. If the page already has a variable of that name, it stays. */
export function exposeWidgets(): void {
  const scope = window as unknown as { Widgets?: unknown };
  // An element with this id is a property of the window too, but not one of its own.
  const isFree = scope.Widgets === undefined || !Object.hasOwn(scope, 'Widgets');
  // An assignment would throw if the page's property cannot be set. Then no widget would mount.
  if (!isFree || !Reflect.set(scope, 'Widgets', Widgets)) console.error(pageHasOwnWidgets());
}
