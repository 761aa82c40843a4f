import { cancelable, type Detail, type EventName } from '../../facts/events';

/** Dispatches an event on the placeholder. A listener outside of a shadow root hears it, too. Returns false if the page has cancelled it. */
export function emit<Name extends EventName>(element: Element, type: Name, detail: Detail<Name>): boolean {
  return element.dispatchEvent(
    new CustomEvent(type, { bubbles: true, composed: true, cancelable: cancelable.includes(type), detail }),
  );
}
