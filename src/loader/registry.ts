import type { ComponentType } from 'react';
import type { Host } from '../host/host';

/** What a widget's script passes to the shared code. */
export interface Bundle {
  name: string;
  css: string;
  /** English text of every key that the widget uses. */
  texts: Record<string, string>;
  start(door: unknown, define: (component: ComponentType<{ host: Host }>) => void): void;
}

/** One build's part in `Widgets`. */
export interface Build {
  /** Whether this build has installed a widget with this name. */
  bears(name: string): boolean;
  mount(root: Node): void;
  unmount(root: Node): void;
  row(element: Element): { state: string; why: string };
}

/**
 * The data that all builds on one page share. A page can hold an old and a new build together, so the names and
 * meanings here and in `Build` and `Bundle` must never change. The document has it under a symbol, so that the page gets
 * no further global variable.
 */
export interface Registry {
  /** For each build: a list of bundles that wait for its shared code, or, once that has run, its own `push`. */
  queues: Record<string, { push(bundle: Bundle): void }>;
  /** Script tags that have run or failed, tags that the loader added, and queues that have already requested shared.js. */
  finished: WeakSet<object>;
  builds?: Build[];
  /** Placeholders that the page has unmounted or overwritten. They stay unmounted until `Widgets.mount` is called. */
  down?: WeakSet<Element>;
  /** The number of mounts so far. It is a part of every field's id, so ids are unique on the page. */
  mounts?: number;
}

const scope = document as unknown as Record<symbol, Registry>;
const key = Symbol.for('ev-portal-widgets');
scope[key] ??= { queues: {}, finished: new WeakSet() };

export const registry = scope[key] as Required<Registry>;
registry.builds ??= [];
registry.down ??= new WeakSet();
registry.mounts ??= 0;
