import { vi } from 'vitest';

type Tell = (changes: { target: Element }[]) => void;

/**
 * Replaces MutationObserver, because a real one would look at the pages of all later tests. Returns a function that tells the observer of
 * changes, if it observes.
 */
export function replaceObserver(): Tell {
  let tell: Tell | undefined;
  class Observer {
    constructor(private callback: Tell) {}
    observe() {
      tell = this.callback;
    }
    disconnect() {
      tell = undefined;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  return (changes) => tell?.(changes);
}
