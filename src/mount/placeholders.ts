import { type Build, registry } from '../loader/registry';
import { type Mounted, mount, type Widget } from './mount';
import { names } from './names';
import { watch } from './watch';

const widgets = new Map<string, Widget>();
const mounted = new Map<Element, Mounted>();
/** Placeholders where the page has replaced the widget's content with its own. */
const overwritten = new WeakSet<Element>();

let parsed = document.readyState === 'complete';

/** Whether the page is parsed. Before that, `__PAGE__` may be missing and a placeholder may be incomplete. */
function isParsed(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return parsed || (loading?.domContentLoadedEventStart ?? 0) > 0;
}

/** Whether the parser has passed the end of a node: then the node, or one of its ancestors, has a next sibling. */
const isWhole = ({ nextSibling, parentNode }: Node): boolean =>
  !!nextSibling || (!!parentNode && isWhole(parentNode));

function visit(root: Node, action: (placeholder: HTMLElement) => void): void {
  if (root instanceof HTMLElement && root.matches('[data-widget]')) action(root);
  const { querySelectorAll } = Object(root);
  if (querySelectorAll) for (const each of querySelectorAll.call(root, '[data-widget]')) action(each);
}

function mountIfReady(placeholder: HTMLElement): void {
  // A placeholder in the server's content of another one is removed when that one mounts.
  if (!placeholder.isConnected) return;
  const { widget: name = '', widgetState } = placeholder.dataset;
  // A placeholder has a state even before the widget's script runs. An unknown name may belong to a library of the host.
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

/** Unmounts removed placeholders and mounts new ones. Returns how long the search for them took. */
function update(): number {
  const start = performance.now();
  const removed: Element[] = [];
  const added: HTMLElement[] = [];
  for (const [placeholder, { holds }] of mounted) {
    if (placeholder.isConnected && holds()) continue;
    removed.push(placeholder);
    if (!placeholder.isConnected) continue;
    overwritten.add(placeholder);
    registry.down.add(placeholder);
  }
  visit(document, (placeholder) => mounted.has(placeholder) || added.push(placeholder));
  const time = performance.now() - start;
  for (const placeholder of removed) remove(placeholder);
  for (const placeholder of added) mountIfReady(placeholder);
  return time;
}

function onParsed(): void {
  parsed = true;
  update();
}

/** Registers a widget and mounts it in all its placeholders, also in those that are added later. */
export function install(widget: Widget): void {
  if (registry.builds.some((build) => build.bears(widget.name))) return;
  if (!widgets.size) {
    watch(update);
    for (const end of ['DOMContentLoaded', 'load']) addEventListener(end, onParsed);
  }
  widgets.set(widget.name, widget);
  update();
}

/** Why a placeholder has no widget. */
function reason(placeholder: Element): string {
  if (overwritten.has(placeholder)) return 'the page has replaced its content; Widgets.mount mounts it again';
  if (registry.down.has(placeholder)) return 'unmounted by Widgets.unmount';
  return 'waits for the page to be parsed';
}

/** This build's part in `Widgets`. */
export const thisBuild: Build = {
  bears: (name) => widgets.has(name),
  mount: (root) =>
    visit(root, (placeholder) => {
      registry.down.delete(placeholder);
      overwritten.delete(placeholder);
      if (mounted.get(placeholder)?.state === 'failed') remove(placeholder);
      mountIfReady(placeholder);
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
