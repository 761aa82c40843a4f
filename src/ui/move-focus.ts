/**
 * In milliseconds. In this time a screen reader begins to read what happened, before it reads the field that gets the focus. And if
 * the form with the focus was replaced, Orca would not read the name of a field that has the focus at once.
 */
export const readerPause = 200;

/** On a touch screen, the keyboard only stays open if the focus moves from field to field at once. */
const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

/** Whether the visitor may type into an element. Nobody knows what is in a frame of another origin, or in a closed shadow root. */
const isEditable = (element: Element | null) =>
  !!element && (element.matches(':read-write, select, iframe') || element.localName.includes('-'));

/** The element with the focus, also in a shadow root or a frame. */
function focused({ activeElement }: DocumentOrShadowRoot = document): Element | null {
  const inside = activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument;
  return inside?.activeElement ? focused(inside) : activeElement;
}

/**
 * Focuses an element of a widget, now or a moment later, unless the visitor moves the focus in this moment. Nothing happens while a field of
 * the page has the focus, and not the widget (`isInside`): what a visitor types stays there. Returns a function that cancels this.
 */
export function moveFocus(element: { focus(): void } | null | undefined, isLater: boolean, isInside = true) {
  const before = focused();
  if (!isInside && isEditable(before)) return;
  if (!isLater || isTouchScreen()) return element?.focus();
  const timer = setTimeout(() => focused() === before && element?.focus(), readerPause);
  return () => clearTimeout(timer);
}
