import { resolve } from './address';

/** In ms. Until then the next page should have answered, if the visitor has decided to leave. */
const leaveTime = 1000;

const stayed = new Set<() => void>();

/** Calls `then` when the visitor has stayed on the page, although a widget has navigated. */
export function onStay(then: () => void, abortSignal: AbortSignal): void {
  stayed.add(then);
  abortSignal.addEventListener('abort', () => stayed.delete(then));
}

/**
 * No event tells that the visitor has answered a site's question (`beforeunload`) and stays. Timers wait while the browser shows
 * it. So if there was a question and the page is still here later, the visitor has stayed.
 */
function watchQuestion(event: BeforeUnloadEvent): void {
  setTimeout(() => {
    if (event.defaultPrevented || event.returnValue) for (const then of stayed) then();
  }, leaveTime);
}

/** Every navigation of a widget goes through this function. It always loads a page. */
export function navigate(address: string): void {
  const url = resolve(address) ?? address;
  addEventListener.call(
    window,
    'beforeunload',
    watchQuestion as EventListener,
    {
      __proto__: null,
      once: true,
    } as object,
  );
  location.assign(url);
  // If only the hash is new, or nothing, the browser has only scrolled to it.
  if (url.includes('#') && url === location.href) location.reload();
}
