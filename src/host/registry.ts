import type { ComponentType } from 'react';
import type { Host } from './host';

/** What a widget's script brings to the shared code. */
export interface Bundle {
  name: string;
  css: string;
  /** English text of every key that the widget uses. */
  texts: Record<string, string>;
  start(door: unknown, define: (component: ComponentType<{ host: Host }>) => void): void;
}

/** One build's say in `Widgets`. */
export interface Build {
  bears(name: string): boolean;
  mount(root: Node): void;
  unmount(root: Node): void;
  row(element: Element): { state: string; why: string };
}

/**
 * What all builds on one page share, whatever their age: names here never change their meaning.
 * It hangs on the document under a symbol, so that the page gets no global it did not ask for.
 */
export interface Registry {
  /** By build: the bundles that wait for its shared code, or that code itself, which takes them at once. */
  queues: Record<string, { push(bundle: Bundle): void }>;
  /** What nothing more is to be expected from: script tags that ran, failed or are ours, queues that were asked for. */
  finished: WeakSet<object>;
  builds?: Build[];
  /** Placeholders that the page itself took down; they stay so until `Widgets.mount`. */
  down?: WeakSet<Element>;
  /** Numbers the mounts, so that no two give their fields the same id. */
  mounts?: number;
}

const scope = document as unknown as Record<symbol, Registry>;
const key = Symbol.for('ev-portal-widgets');
scope[key] ??= { queues: {}, finished: new WeakSet() };

export const registry = scope[key] as Required<Registry>;
registry.builds ??= [];
registry.down ??= new WeakSet();
registry.mounts ??= 0;
