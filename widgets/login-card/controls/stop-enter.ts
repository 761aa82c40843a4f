import { anyPlace, listen } from '../../../src/shared';

const keys = ['keydown', 'keypress', 'keyup'];

const stop = (event: Event) => {
  const { key, repeat, target } = event as KeyboardEvent;
  if (key !== 'Enter' || (target as Element).closest(anyPlace)) return;
  event.stopPropagation();
  if (repeat) event.preventDefault();
};

/**
 * Hides the Enter key from the page, because a WebForms page would click its own default button. A key that is held down acts once. Nodes of
 * the site in the card still get the key.
 */
export const stopEnter = (element: HTMLElement): (() => void) => listen(element, keys, stop);
