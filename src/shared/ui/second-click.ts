export type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** In ms. Longer than the slowest double click that Windows allows. */
export const doubleClickTime = 1000;

/**
 * Whether a click is the second one of a double click. `event.detail` does not say so for taps: phones count each one as a first click. The
 * second tap of a finger is less than 40 px away.
 */
export const isSecondClick = (first: Click, { clientX, clientY, timeStamp }: Click): boolean =>
  timeStamp - first.timeStamp < doubleClickTime &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < 40;
