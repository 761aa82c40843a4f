export type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** In ms. The longest time of a double click that Windows offers is shorter. */
export const doubleClickTime = 1000;

/** Whether a click is the second one of a double click. Phones count each tap as a first one. A finger misses the place by less than 40 px. */
export const isSecondClick = (first: Click, { clientX, clientY, timeStamp }: Click): boolean =>
  timeStamp - first.timeStamp < doubleClickTime &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < 40;
