/**
 * In milliseconds. In this time a screen reader begins to read what happened, before it reads the field that gets the focus. And if
 * the form with the focus was replaced, Orca would not read the name of a field that has the focus at once.
 */
const pause = 200;

/** Focuses an element, at once or a moment later. Returns a function that cancels this. */
export function moveFocus(element: { focus(): void } | null | undefined, isLater: boolean) {
  if (!isLater) return element?.focus();
  const timer = setTimeout(() => element?.focus(), pause);
  return () => clearTimeout(timer);
}
