import { registry } from '../loader/registry';
import { names } from './names';

/** One row of `Widgets.report()`. */
export interface Row {
  widget: string;
  state: string;
  why: string;
}

function explain(element: Element): Row {
  const widget = element.getAttribute('data-widget') ?? '';
  const build = registry.builds.find((each) => each.bears(widget));
  if (build) return { widget, ...build.row(element) };
  if (element.getAttribute('data-widget-state') === 'failed')
    return {
      widget,
      state: 'failed',
      why: 'shared.js of its build did not load; the console has the reason',
    };
  if (names.includes(widget))
    return { widget, state: 'pending', why: `${widget}.js has not run on this page` };
  return { widget, state: 'failed', why: `no widget has this name; the widgets are ${names.join(', ')}` };
}

const Widgets = Object.freeze({
  mount(element: Node): void {
    for (const build of registry.builds) build.mount(element);
  },
  unmount(element: Node): void {
    for (const build of registry.builds) build.unmount(element);
  },
  report(): Row[] {
    const rows = [...document.querySelectorAll('[data-widget]')].map(explain);
    console.table(rows);
    return rows;
  },
});

/** Adds `window.Widgets`, once for all builds. If the page already has a variable of that name, it stays. */
export function expose(): void {
  if (registry.builds.length > 1) return;
  const scope = window as unknown as { Widgets?: unknown };
  // An element with this id is a property of the window too, but not one of its own.
  const isFree = scope.Widgets === undefined || !Object.hasOwn(scope, 'Widgets');
  // An assignment would throw if the page's property cannot be set. Then no widget would mount.
  if (!isFree || !Reflect.set(scope, 'Widgets', Widgets))
    console.error(
      'ev-portal-widgets: the page has a window.Widgets of its own and keeps it; ours is not available.',
    );
}
