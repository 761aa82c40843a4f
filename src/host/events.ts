/** The events whose default, a navigation, the page may prevent. */
const cancelable = ['login:success', 'language:change', 'logout'];

/** Dispatches one of the contract's events on the placeholder; false when the page prevented its default. */
export function emit(element: Element, type: string, detail: object): boolean {
  return element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, cancelable: cancelable.includes(type), detail }),
  );
}
