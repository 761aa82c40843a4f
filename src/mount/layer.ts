/** The cascade layer of all widget styles. */
export const layer = 'ev-portal-widgets';
