import { anyPlace, listen } from '../../../src';

const keys = ['keydown', 'keypress', 'keyup'];

const stop = (event: Event) => {
  const { key, repeat, target } = event as KeyboardEvent;
  if (key !== 'Enter' || (target as Element).closest(anyPlace)) return;
  event.stopPropagation();
  if (repeat) event.preventDefault();
};

/** Hides the Enter key from the page: a WebForms page clicks its own default button. A key that is held down acts once. Nodes of the site keep theirs. */
export const stopEnter = (element: HTMLElement): (() => void) => listen(element, keys, stop);
