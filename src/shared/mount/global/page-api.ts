/** The state of a placeholder, as `Widgets.report()` gives it. */
export interface WidgetRow {
  /** The value of `data-widget`. */
  widget: string;
  state: 'pending' | 'ready' | 'failed';
  /** The reason, if the widget is not shown. */
  why: string;
}

/** `window.Widgets`, for the page's own scripts. */
export interface WidgetsGlobal {
  /** Mounts the widgets in an element: a placeholder, or anything that contains placeholders. */
  mount(element: Node): void;
  /** Unmounts the widgets in an element. They stay unmounted until `mount` is called. */
  unmount(element: Node): void;
  /** Prints and returns a row for each placeholder. Also prints what `window.__PAGE__` lacks, and what is not ours in it. */
  report(): WidgetRow[];
}
