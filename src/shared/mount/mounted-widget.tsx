import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { widgetFailed } from '../../facts/messages';
import { hidesTexts } from '../guard/hidden-texts';
import { emit } from '../host/events';
import { createHost } from '../host/host';
import { translator } from '../i18n/translator';
import type { Widget, WidgetComponent } from '../loader/queue';
import { readPage } from '../page/page';
import * as css from '../ui/root.css';
import { addStyles, styleObserver } from './added-styles';
import { pageState } from './global/builds-on-page';
import type { WidgetRow } from './global/page-api';
import { keepEnabled } from './keep-enabled';
import { reportMissing } from './missing-texts';
import { measure } from './timing';

/** The shared stylesheet. The build inserts it. */
declare const SHEET: string;

const unstyled = new Error(
  'scripts cannot add a stylesheet on this page; add <link rel="stylesheet" href="/widgets/widgets.css"> to the page',
);
let isReported = false;

export interface Mounted extends Omit<WidgetRow, 'widget'> {
  /** Whether the widget's content is still in the placeholder. */
  holds(): boolean;
  unmount(): void;
}

function replaceNodes(placeholder: HTMLElement, container: HTMLElement) {
  const nodes = [...placeholder.childNodes];
  placeholder.replaceChildren(container);
  return () => nodes;
}

function CommitListener({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Renders a widget into an element outside the page, and replaces the server's content with it at the first commit. If a root fails, React
 * empties its container. So the container is a new element, and a list keeps the server's nodes, so that they can come back.
 */
export function mount(element: HTMLElement, widget: Widget, Component: WidgetComponent): Mounted {
  const { name } = widget;
  const container = document.createElement('div');
  const abortController = new AbortController();
  let serverNodes = (): ChildNode[] => [];
  let root: Root | undefined;
  let when = '';

  const setState = (state: Mounted['state'], why = '') => {
    element.setAttribute('data-widget-state', state);
    Object.assign(mounted, { state, why });
  };
  const show = () => {
    serverNodes = (Component.fillSlots ?? replaceNodes)(element, container);
    setState('ready');
    measure(name);
    styleObserver.observe(container);
    queueMicrotask(() => mounted.state === 'ready' && emit(element, 'widget:ready', { widget: name }));
  };
  const restore = () => {
    abortController.abort();
    styleObserver.unobserve(container);
    container.replaceWith(...serverNodes());
    serverNodes = () => [];
  };
  const fail = (error: unknown) => {
    if (mounted.state === 'failed') return;
    restore();
    setState('failed', String(error));
    // This error has the same cause in all widgets, so it is reported once.
    if (error !== unstyled || !isReported) console.error(widgetFailed(name, when), error);
    isReported ||= error === unstyled;
    // In a task of its own. Otherwise a page that mounts the widget again after each failure would block the browser.
    setTimeout(() => mounted.state === 'failed' && emit(element, 'widget:error', { widget: name, error }));
  };

  const mounted: Mounted = {
    state: 'pending',
    why: '',
    holds: () => mounted.state !== 'ready' || element.contains(container),
    unmount() {
      when = ' when it was unmounted';
      root?.unmount();
      restore();
      setState('pending');
    },
  };
  const start = () => {
    if (hidesTexts()) throw new Error('a script has added to Object.prototype what hides all texts');
    if (![SHEET, widget.css].every((css) => addStyles(css, element))) throw unstyled;
    container.className = css.widget;
    // In an editable part of the page, only the fields of the widget are editable.
    container.setAttribute('contenteditable', 'false');
    keepEnabled(container);
    const created = createRoot(container, {
      identifierPrefix: `ev${++pageState.mounts}`,
      onUncaughtError: fail,
    });
    root = created;
    const pageData = readPage();
    const t = translator(pageData, widget.texts, reportMissing);
    const host = createHost(element, pageData, t, abortController.signal);
    // With React's own scheduler the browser would lay out and paint the page after each widget.
    flushSync(() =>
      created.render(
        <CommitListener onCommit={show}>
          <Component host={host} />
        </CommitListener>,
      ),
    );
  };
  setState('pending');
  try {
    start();
  } catch (error) {
    fail(error);
  }
  return mounted;
}
