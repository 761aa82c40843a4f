import { type Mounted, mount, type Widget } from './mount';
import { names } from './names';
import { type Build, registry } from './registry';

const widgets = new Map<string, Widget>();
const mounted = new Map<Element, Mounted>();

let finished = document.readyState === 'complete';

/** Until then `__PAGE__` may be still to come, and of a placeholder only the first part may be there. */
function isParsed(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return finished || (loading?.domContentLoadedEventStart ?? 0) > 0;
}

/** Whether its end was parsed: something stands behind it, or behind what holds it. */
const isWhole = ({ nextSibling, parentNode }: Node): boolean =>
  !!nextSibling || (!!parentNode && isWhole(parentNode));

function visit(root: Node, action: (placeholder: HTMLElement) => void): void {
  if (root instanceof HTMLElement && root.matches('[data-widget]')) action(root);
  const { querySelectorAll } = Object(root);
  if (querySelectorAll) for (const each of querySelectorAll.call(root, '[data-widget]')) action(each);
}

function settle(placeholder: HTMLElement): void {
  const { widget: name = '', widgetState } = placeholder.dataset;
  // One whose script is late says so, too; other names may be a host library's own.
  if (!widgetState && names.includes(name)) placeholder.dataset.widgetState = 'pending';
  const widget = widgets.get(name);
  if (!widget || mounted.has(placeholder) || registry.down.has(placeholder)) return;
  if (!('__PAGE__' in window && isWhole(placeholder)) && !isParsed()) return;
  mounted.set(placeholder, mount(placeholder, widget));
}

function remove(placeholder: Element): void {
  mounted.get(placeholder)?.unmount();
  mounted.delete(placeholder);
}

const sweep = () => visit(document, settle);

function finish(): void {
  finished = true;
  sweep();
}

function watch(records: MutationRecord[]): void {
  for (const placeholder of mounted.keys()) if (!placeholder.isConnected) remove(placeholder);
  // What arrives while the page is parsed may be what an older placeholder waits for.
  if (!finished) sweep();
  else for (const { addedNodes } of records) for (const node of addedNodes) visit(node, settle);
}

/** Makes a widget known and mounts all its placeholders, now and whenever they come. */
export function install(widget: Widget): void {
  if (registry.builds.some((build) => build.bears(widget.name))) return;
  if (!widgets.size) {
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    for (const end of ['DOMContentLoaded', 'load']) addEventListener(end, finish);
  }
  widgets.set(widget.name, widget);
  sweep();
}

/** This build's say in `Widgets`. */
export const own: Build = {
  bears: (name) => widgets.has(name),
  mount: (root) =>
    visit(root, (placeholder) => {
      registry.down.delete(placeholder);
      if (mounted.get(placeholder)?.state === 'failed') remove(placeholder);
      settle(placeholder);
    }),
  unmount: (root) =>
    visit(root, (placeholder) => {
      registry.down.add(placeholder);
      remove(placeholder);
    }),
  row(placeholder) {
    const { state, why } = mounted.get(placeholder) ?? {
      state: 'pending',
      why: registry.down.has(placeholder) ? 'taken down by Widgets.unmount' : 'waits for the page to be read',
    };
    return { state, why };
  },
};
