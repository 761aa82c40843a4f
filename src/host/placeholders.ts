import { type Mounted, mount, type Widget } from './mount';
import { names } from './names';
import { type Build, registry } from './registry';
import { watch } from './watch';

const widgets = new Map<string, Widget>();
const mounted = new Map<Element, Mounted>();
/** Placeholders with other content than the widget's: the page wrote it. */
const overwritten = new WeakSet<Element>();

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
  // A placeholder of a widget with a late script has a state too. Other names may be a host library's own.
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

/** Takes down what has gone and mounts what has come. Returns the time that looking for it took. */
function sweep(): number {
  const start = performance.now();
  const gone: Element[] = [];
  const come: HTMLElement[] = [];
  for (const [placeholder, { holds }] of mounted) {
    if (placeholder.isConnected && holds()) continue;
    gone.push(placeholder);
    if (!placeholder.isConnected) continue;
    overwritten.add(placeholder);
    registry.down.add(placeholder);
  }
  visit(document, (placeholder) => mounted.has(placeholder) || come.push(placeholder));
  const time = performance.now() - start;
  for (const placeholder of gone) remove(placeholder);
  for (const placeholder of come) settle(placeholder);
  return time;
}

function finish(): void {
  finished = true;
  sweep();
}

/** Makes a widget known and mounts all its placeholders, now and whenever they come. */
export function install(widget: Widget): void {
  if (registry.builds.some((build) => build.bears(widget.name))) return;
  if (!widgets.size) {
    watch(sweep);
    for (const end of ['DOMContentLoaded', 'load']) addEventListener(end, finish);
  }
  widgets.set(widget.name, widget);
  sweep();
}

/** Why a placeholder has no widget. */
function reason(placeholder: Element): string {
  if (overwritten.has(placeholder)) return 'the page has replaced its content; Widgets.mount mounts it again';
  if (registry.down.has(placeholder)) return 'taken down by Widgets.unmount';
  return 'waits for the page to be read';
}

/** This build's say in `Widgets`. */
export const own: Build = {
  bears: (name) => widgets.has(name),
  mount: (root) =>
    visit(root, (placeholder) => {
      registry.down.delete(placeholder);
      overwritten.delete(placeholder);
      if (mounted.get(placeholder)?.state === 'failed') remove(placeholder);
      settle(placeholder);
    }),
  unmount: (root) =>
    visit(root, (placeholder) => {
      registry.down.add(placeholder);
      remove(placeholder);
    }),
  row(placeholder) {
    const { state, why } = mounted.get(placeholder) ?? { state: 'pending', why: reason(placeholder) };
    return { state, why };
  },
};
