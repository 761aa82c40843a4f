import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { translator } from '../i18n/translate';
import { readPage } from '../page/read';
import * as css from '../ui/root.css';
import { emit } from './events';
import { createHost, type Host } from './host';
import { registry } from './registry';
import { adopt, keep, release } from './styles';
import { measure } from './timing';

/** The shared stylesheet. The build inserts it. */
declare const SHEET: string;

const unstyled = new Error(
  'this browser or the page lets no script add a stylesheet; add <link rel="stylesheet" href="/widgets/widgets.css"> to the page',
);
let isReported = false;

/** A widget that the page can have. */
export interface Widget {
  name: string;
  css: string;
  texts: Record<string, string>;
  component: ComponentType<{ host: Host }>;
}

/** A widget in its placeholder. */
export interface Mounted {
  state: 'pending' | 'ready' | 'failed';
  why: string;
  /** Whether the widget's content is still in the placeholder. */
  holds(): boolean;
  unmount(): void;
}

function Stage({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Renders a widget into an element outside the page, and replaces the server's content with it at the first commit.
 * React empties the container of a root that fails. So the container is an element of our own, and the server's nodes
 * are kept in a list, to be put back.
 */
export function mount(element: HTMLElement, widget: Widget): Mounted {
  const { name, component: Component } = widget;
  const slot = document.createElement('div');
  const abortController = new AbortController();
  let kept: ChildNode[] = [];
  let root: Root | undefined;

  const enter = (state: Mounted['state'], why = '') => {
    element.setAttribute('data-widget-state', state);
    Object.assign(mounted, { state, why });
  };
  const show = () => {
    kept = [...element.childNodes];
    element.replaceChildren(slot);
    enter('ready');
    measure(name);
    keep(slot);
    queueMicrotask(() => mounted.state === 'ready' && emit(element, 'widget:ready', { widget: name }));
  };
  const leave = () => {
    abortController.abort();
    release(slot);
    slot.replaceWith(...kept);
    kept = [];
  };
  const fail = (error: unknown) => {
    leave();
    enter('failed', String(error));
    // This error has the same cause in all widgets, so it is reported once.
    if (error !== unstyled || !isReported)
      console.error(`ev-portal-widgets: ${name} failed, the server's content is back.`, error);
    isReported ||= error === unstyled;
    emit(element, 'widget:error', { widget: name, error });
  };

  const mounted: Mounted = {
    state: 'pending',
    why: '',
    holds: () => mounted.state !== 'ready' || element.contains(slot),
    unmount() {
      root?.unmount();
      leave();
      enter('pending');
    },
  };
  enter('pending');
  if (![SHEET, widget.css].every(adopt)) {
    fail(unstyled);
    return mounted;
  }
  slot.className = css.widget;
  root = createRoot(slot, { identifierPrefix: `ev${++registry.mounts}`, onUncaughtError: fail });
  const page = readPage();
  const host = createHost(element, page, translator(page, widget.texts), abortController.signal);
  // React's own scheduler would let the browser lay out and paint the page between the widgets.
  flushSync(() =>
    root.render(
      <Stage onCommit={show}>
        <Component host={host} />
      </Stage>,
    ),
  );
  return mounted;
}
