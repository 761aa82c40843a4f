import { safeDocument } from '../../page/unshadowed/safe-document';

/**
 * In milliseconds. In this time a screen reader begins to read what happened, before it reads the field that gets the focus. And if
 * the form with the focus was replaced, Orca would not read the name of a field that has the focus at once.
 */
const pause = 200;

/** On a touch screen, the keyboard only stays open if the focus moves from field to field at once. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/**
 * Focuses an element, at once or a moment later, unless the visitor has moved the focus in this moment. Returns a function that
 * cancels this.
 */
export function moveFocus(element: { focus(): void } | null | undefined, isLater: boolean) {
  if (!isLater || isTouchScreen()) return element?.focus();
  const { activeElement } = safeDocument;
  const timer = setTimeout(() => safeDocument.activeElement === activeElement && element?.focus(), pause);
  return () => clearTimeout(timer);
}
