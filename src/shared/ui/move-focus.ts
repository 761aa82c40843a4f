/**
 * The pause before the focus moves, in milliseconds. In it a screen reader begins to read what happened; then it reads the field. Without
 * the pause Orca does not read the name of the field if the form with the focus was replaced.
 */
export const readerPause = 200;

/** On a touch screen, the keyboard only stays open if the focus moves from field to field at once. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/** Whether the visitor may be typing in an element. A frame and a custom element count, because a field in them may be hidden from scripts. */
const isEditable = (element: Element | null) =>
  !!element && (element.matches(':read-write, select, iframe') || element.localName.includes('-'));

/** The element with the focus, also in a shadow root or a frame. */
function focused({ activeElement }: DocumentOrShadowRoot = document): Element | null {
  const inside = activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument;
  return inside?.activeElement ? focused(inside) : activeElement;
}

/**
 * Focuses an element of a widget, at once or after the pause. Nothing happens if the visitor moves the focus during the pause, or if a field
 * outside the widget has the focus (`isInside` is false): the visitor may be typing there. Returns a function that cancels the move.
 */
export function moveFocus(element: { focus(): void } | null | undefined, isLater: boolean, isInside = true) {
  const before = focused();
  if (!isInside && isEditable(before)) return;
  if (!isLater || isTouchScreen()) return element?.focus();
  const timer = setTimeout(() => focused() === before && element?.focus(), readerPause);
  return () => clearTimeout(timer);
}
