/** The folders in `widgets/`; the build puts the list in. */
declare const WIDGETS: string[];

/** The names of all widgets. */
export const names = WIDGETS;
