/** The cascade layer of all widget styles. */
export const layer = 'ev-portal-widgets';

/** The custom property by which a page shows that it has the rules of widgets.css. */
export const linkedMark = '--widget--linked';
