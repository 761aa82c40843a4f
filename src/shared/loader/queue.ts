import type { ComponentType } from 'react';
import { objectItself } from '../guard/get-unshadowed';
import type { Host } from '../host/host';
import type { Key } from '../i18n/translator';

/** What the widgets' scripts and the shared.js of one build pass to each other. Other builds on the page have their own. */
export interface Queue {
  /** The widgets that wait for shared.js: their scripts have run before it. */
  waiting: Widget[];
  /** What happens to each further widget, once shared.js has run or failed. */
  onWidget: null | ((widget: Widget) => void);
}

export type WidgetComponent = ComponentType<{ host: Host<Key> }> & {
  /** For a widget that shows some of the server's nodes: replaces them by the container. Returns a function that lists them, to put them back. */
  fillSlots?(placeholder: HTMLElement, container: HTMLElement): () => ChildNode[];
};

/** What a widget's script passes to the shared.js of its build. */
export interface Widget {
  name: string;
  css: string;
  /** English text of every key that the widget uses. */
  texts: Record<string, string>;
  /** Runs the widget's code, which passes its component to `define`. */
  start(shared: object, define: (component: WidgetComponent) => void): void;
}

/** A hash of the shared code. The build inserts it. */
declare const BUILD_ID: string;
export const buildId = BUILD_ID;

// A property of the document, so that the page gets no further global variable.
const scope = document as unknown as Record<symbol, Queue>;
// The page may have a variable of its own with the name `Symbol`. Every symbol knows its constructor, and lists have one.
const [iterator] = objectItself.getOwnPropertySymbols([].constructor.prototype) as unknown as [
  { constructor: SymbolConstructor },
];
const key = iterator.constructor.for(`ev-portal-widgets/${buildId}`);
scope[key] ??= { waiting: [], onWidget: null };

export const queue = scope[key];
