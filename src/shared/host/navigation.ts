import { endAll, listen } from '../guard/listen';
import { resolve } from '../page/address/href';

/** In ms. By then the next page has usually answered. */
const leaveTime = 3000;

/** Screen readers click without a pointer. */
const uses = ['keydown', 'pointerdown', 'click'];

/** Every navigation of a widget goes through this function. It always loads a page. */
export function navigate(address: string): void {
  const url = resolve(address) ?? address;
  location.assign(url);
  // If only the hash is new, or nothing, the browser has only scrolled to it.
  if (url.includes('#') && url === location.href) location.reload();
}

/**
 * Watches the navigations of a widget. Calls `then` if the browser stays on the page:
 * - at `navigateerror`: after the Stop button, or after the site's question (`beforeunload`);
 * - at the visitor's next use of the widget, if it comes late enough. No event reports an empty answer (204) or a download, and older
 *   browsers have no `navigateerror`.
 */
export function watchNavigation(element: Element, abortSignal: AbortSignal) {
  let onStay: (() => void) | undefined;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const stay = () => {
    onStay?.();
    onStay = undefined;
  };
  const use = () => {
    if (performance.now() - startedAt >= leaveTime) stay();
  };
  // An element of the page may have this id, and a script of the page a variable of this name.
  const { navigation } = window as { navigation?: unknown };
  const fail = () => {
    timer = setTimeout(stay);
  };
  const ends = [listen(element, uses, use, true)];
  if (navigation instanceof EventTarget) {
    ends.push(listen(navigation, ['navigateerror'], fail));
    // If a new navigation replaces an earlier one, the earlier one ends with an error just before it.
    ends.push(listen(navigation, ['navigate'], () => clearTimeout(timer)));
  }
  abortSignal.addEventListener('abort', endAll(ends));
  return {
    /** Call this when the widget navigates. Without `then`, that of an earlier navigation stays. */
    start(then = onStay) {
      onStay = then;
      startedAt = performance.now();
    },
    /** Call this when the page is left. */
    end() {
      onStay = undefined;
    },
  };
}
