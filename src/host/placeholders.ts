import { type Mounted, mount, type Widget } from './mount';
import { names } from './names';
import { type Build, registry } from './registry';

const widgets = new Map<string, Widget>();
const mounted = new Map<Element, Mounted>();

function visit(root: Node, action: (placeholder: HTMLElement) => void): void {
  if (root instanceof HTMLElement && root.matches('[data-widget]')) action(root);
  if (root instanceof Element || root instanceof Document || root instanceof DocumentFragment)
    for (const each of root.querySelectorAll<HTMLElement>('[data-widget]')) action(each);
}

function settle(placeholder: HTMLElement): void {
  const { widget: name = '', widgetState } = placeholder.dataset;
  // One whose script is late says so, too; other names may be a host library's own.
  if (!widgetState && names.includes(name)) placeholder.dataset.widgetState = 'pending';
  const widget = widgets.get(name);
  if (!widget || mounted.has(placeholder) || registry.down.has(placeholder)) return;
  if (document.readyState === 'loading' && !('__PAGE__' in window)) return;
  mounted.set(placeholder, mount(placeholder, widget));
}

function remove(placeholder: Element): void {
  mounted.get(placeholder)?.unmount();
  mounted.delete(placeholder);
}

const sweep = () => visit(document, settle);

function watch(records: MutationRecord[]): void {
  for (const placeholder of mounted.keys()) if (!placeholder.isConnected) remove(placeholder);
  // While the page is parsed, a placeholder may be older than the `__PAGE__` it waits for.
  if (document.readyState === 'loading') sweep();
  else for (const { addedNodes } of records) for (const node of addedNodes) visit(node, settle);
}

/** Makes a widget known and mounts all its placeholders, now and whenever they come. */
export function install(widget: Widget): void {
  if (registry.builds.some((build) => build.bears(widget.name))) return;
  if (!widgets.size) {
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', sweep);
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
