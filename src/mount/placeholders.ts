import { type Build, pageState } from '../loader/page-state';
import type { Widget, WidgetComponent } from '../loader/queue';
import { onDocumentChange } from './document-changes';
import { knownWidgets } from './known-widgets';
import { type Mounted, mount } from './mounted-widget';

/** The id of this build. The build inserts it. */
declare const BUILD_ID: string;

/** By the name of a widget: mounts it in a placeholder. */
const mounters = new Map<string, (placeholder: HTMLElement) => Mounted>();
const mounted = new Map<Element, Mounted>();
/** Placeholders where the page has replaced the widget's content with its own. */
const overwritten = new WeakSet<Element>();

let parsed = document.readyState === 'complete';

/** Whether the page is parsed. Before that, `__PAGE__` may be missing and a placeholder may be incomplete. */
function isParsed(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return parsed || (loading?.domContentLoadedEventStart ?? 0) > 0;
}

/** True when the parser has finished a node: it or an ancestor then has a next sibling. */
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
  if (!widgetState && knownWidgets.includes(name)) placeholder.dataset.widgetState = 'pending';
  const mountIn = mounters.get(name);
  if (!mountIn || mounted.has(placeholder) || pageState.down.has(placeholder)) return;
  if (!('__PAGE__' in window && isWhole(placeholder)) && !isParsed()) return;
  mounted.set(placeholder, mountIn(placeholder));
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
    pageState.down.add(placeholder);
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

/** Registers a widget and mounts it in all its placeholders, including those added later. */
export function install(widget: Widget, component: WidgetComponent): void {
  if (pageState.builds.some((build) => build.has(widget.name))) return;
  if (!mounters.size) {
    onDocumentChange(update);
    for (const end of ['DOMContentLoaded', 'load']) addEventListener(end, onParsed);
  }
  mounters.set(widget.name, (placeholder) => mount(placeholder, widget, component));
  update();
}

/** Why a placeholder has no widget. */
function reason(placeholder: Element): string {
  if (overwritten.has(placeholder)) return 'the page has replaced its content; Widgets.mount mounts it again';
  if (pageState.down.has(placeholder)) return 'unmounted by Widgets.unmount';
  return 'waits for the page to be parsed';
}

/** This build's part in `Widgets`. */
export const thisBuild: Build = {
  id: BUILD_ID,
  has: (name) => mounters.has(name),
  mount: (root) =>
    visit(root, (placeholder) => {
      pageState.down.delete(placeholder);
      overwritten.delete(placeholder);
      if (mounted.get(placeholder)?.state === 'failed') remove(placeholder);
      mountIfReady(placeholder);
    }),
  unmount: (root) =>
    visit(root, (placeholder) => {
      pageState.down.add(placeholder);
      remove(placeholder);
    }),
  stateOf(placeholder) {
    const { state, why } = mounted.get(placeholder) ?? { state: 'pending', why: reason(placeholder) };
    return { state, why };
  },
};
