/** The events that the page can cancel, and with them the navigation that would follow. */
const cancelable = ['login:success', 'language:change', 'logout'];

/** Dispatches an event on the placeholder; false if the page cancelled it. The guide for sites lists all events. */
export function emit(element: Element, type: string, detail: object): boolean {
  return element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, cancelable: cancelable.includes(type), detail }),
  );
}
