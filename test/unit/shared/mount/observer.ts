import { vi } from 'vitest';

type Notify = (changes: { target: Element }[]) => void;

/**
 * Replaces MutationObserver, because a real one would look at the pages of all later tests. Returns a function that notifies the observer of
 * changes, if it observes.
 */
export function replaceObserver(): Notify {
  let notify: Notify | undefined;
  class Observer {
    constructor(private callback: Notify) {}
    observe() {
      notify = this.callback;
    }
    disconnect() {
      notify = undefined;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  return (changes) => notify?.(changes);
}
