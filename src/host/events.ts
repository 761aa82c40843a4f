/** The events that the page can cancel. A cancelled event stops the navigation that would follow it. */
const cancelable = ['login:success', 'language:change', 'logout'];

/** Dispatches an event on the placeholder. Returns false if the page cancelled it. The guide for sites lists all events. */
export function emit(element: Element, type: string, detail: object): boolean {
  return element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, cancelable: cancelable.includes(type), detail }),
  );
}
