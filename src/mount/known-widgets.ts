/** The names of the folders in `widgets/`. The build inserts the list. */
declare const WIDGETS: string[];

/** The names of all widgets. */
export const knownWidgets = WIDGETS;
