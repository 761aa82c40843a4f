import { findMain, focusOnce } from './main-content';

/**
 * Closes a widget for good, for example a notice: removes its placeholder with the reserved height. `inside` is an element of the widget.
 * If it has the focus, the focus goes to the page's content, because in a removed element it would be lost.
 */
export function closeWidget(inside: Element): void {
  const placeholder = inside.closest<HTMLElement>('[data-widget]');
  if (!placeholder) return;
  const main = findMain();
  if (main && placeholder.contains(document.activeElement)) focusOnce(main);
  placeholder.hidden = true;
}
