import { anyPlace, listen } from '../../../src';

const keys = ['keydown', 'keypress', 'keyup'];

const stop = (event: Event) => {
  const { key, repeat, target } = event as KeyboardEvent;
  if (key !== 'Enter' || (target as Element).closest(anyPlace)) return;
  event.stopPropagation();
  if (repeat) event.preventDefault();
};

/**
 * Hides the Enter key in an element from the scripts of the page. On an ASP.NET WebForms page, such a script clicks the
 * page's own default button. A key that is held down acts once. Both do not apply to nodes of the site. Returns a function that ends this.
 */
export const stopEnter = (element: HTMLElement): (() => void) => listen(element, keys, stop);
