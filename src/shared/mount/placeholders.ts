import type { Widget, WidgetComponent } from '../loader/queue';
import { onDocumentChange } from './document-changes';
import { pageState } from './global/builds-on-page';
import { knownWidgets } from './known-widgets';
import { type Mounted, mount } from './mounted-widget';
import { isReadable, onParsed } from './page-parsed';

/** By the name of a widget: mounts it in a placeholder. */
const mounters = new Map<string, (placeholder: HTMLElement) => Mounted>();
const mounted = new Map<Element, Mounted>();
/** While a widget mounts, a script of the page can run and mount it again, for example that of a custom element in a slot. */
const mounting = new Set<Element>();
/** The translation keys of the installed widgets. */
export const keys = new Set<string>();
/** The document, and each shadow root in which `Widgets.mount` has found a placeholder. */
const trees = new Set<Node>([document]);
/** Placeholders where the page has replaced the widget's content with its own. */
const overwritten = new WeakSet<Element>();

type Visit = (placeholder: HTMLElement) => void;

function visitIn(tree: Node, action: Visit): void {
  for (const each of (tree as ParentNode).querySelectorAll<HTMLElement>('[data-widget]')) action(each);
}

/** Visits the placeholders of what a page has passed to `Widgets`, which can be anything. */
function visit(root: unknown, action: Visit): void {
  const element = Object(root) as HTMLElement;
  if (typeof element.querySelectorAll !== 'function') return;
  if (element.nodeType === 1 && element.hasAttribute('data-widget')) action(element);
  visitIn(element, action);
}

export function visitAll(action: Visit): void {
  for (const tree of trees) {
    if (tree.isConnected) visitIn(tree, action);
    else trees.delete(tree);
  }
}

function mountIfReady(placeholder: HTMLElement): void {
  // A placeholder in the server's content of another one is removed when that one mounts.
  if (!placeholder.isConnected) return;
  const name = placeholder.getAttribute('data-widget') ?? '';
  // A placeholder has a state even before the widget's script runs. An unknown name may belong to a library of the site.
  if (!placeholder.hasAttribute('data-widget-state') && knownWidgets.includes(name))
    placeholder.setAttribute('data-widget-state', 'pending');
  const mountWidget = mounters.get(name);
  if (!mountWidget || mounted.has(placeholder) || pageState.down.has(placeholder)) return;
  if (mounting.has(placeholder) || !isReadable(placeholder)) return;
  mounting.add(placeholder);
  try {
    mounted.set(placeholder, mountWidget(placeholder));
  } finally {
    mounting.delete(placeholder);
  }
  if (pageState.down.has(placeholder)) remove(placeholder);
}

function remove(placeholder: Element): void {
  mounted.get(placeholder)?.unmount();
  mounted.delete(placeholder);
}

/** widgets.css reads the attribute: an empty placeholder that stays unmounted has no colour. */
function setDown(placeholder: Element, isDown: boolean): void {
  pageState.down[isDown ? 'add' : 'delete'](placeholder);
  // The others belong to a library of the page.
  if (knownWidgets.includes(`${placeholder.getAttribute('data-widget')}`))
    placeholder.toggleAttribute('data-widget-down', isDown);
}

/** Unmounts removed placeholders and mounts new ones. Returns how long the search for them took. */
function update(): number {
  const start = performance.now();
  const removed: Element[] = [];
  const added: HTMLElement[] = [];
  for (const [placeholder, { holds }] of mounted) {
    const { isConnected } = placeholder;
    if (isConnected && holds()) continue;
    removed.push(placeholder);
    if (!isConnected) continue;
    overwritten.add(placeholder);
    setDown(placeholder, true);
  }
  visitAll((placeholder) => mounted.has(placeholder) || added.push(placeholder));
  const time = performance.now() - start;
  for (const placeholder of removed) remove(placeholder);
  for (const placeholder of added) mountIfReady(placeholder);
  return time;
}

export const isInstalled = (name: string): boolean => mounters.has(name);

/** Mounts a widget in all its placeholders, including those added later. */
export function install(widget: Widget, component: WidgetComponent): void {
  if (pageState.builds.some((build) => build.has(widget.name))) return;
  if (!mounters.size) {
    onDocumentChange(update);
    onParsed(update);
  }
  for (const key of Object.keys(widget.texts)) keys.add(key);
  mounters.set(widget.name, (placeholder) => mount(placeholder, widget, component));
  update();
}

/** Mounts the widgets in an element, including those that failed or that the page has unmounted. */
export function mountIn(root: Node): void {
  visit(root, (placeholder) => {
    trees.add(placeholder.getRootNode());
    setDown(placeholder, false);
    overwritten.delete(placeholder);
    if (mounted.get(placeholder)?.state === 'failed') remove(placeholder);
    mountIfReady(placeholder);
  });
}

/** Unmounts the widgets in an element until `mountIn` is called. */
export function unmountIn(root: Node): void {
  visit(root, (placeholder) => {
    setDown(placeholder, true);
    remove(placeholder);
  });
}

function reason(placeholder: Element): string {
  if (overwritten.has(placeholder)) return 'the page has replaced its content; Widgets.mount mounts it again';
  if (pageState.down.has(placeholder)) return 'unmounted by Widgets.unmount';
  return 'waits for the page to be parsed';
}

export function stateOf(placeholder: Element): Pick<Mounted, 'state' | 'why'> {
  const { state, why } = mounted.get(placeholder) ?? { state: 'pending', why: reason(placeholder) };
  return { state, why };
}
