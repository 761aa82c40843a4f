import { getUnshadowed } from '../guard/get-unshadowed';

/** In ms. A file is requested again 2, 8 and 30 s after the first loss, then every 30 s. */
const waitAfter = (losses: number) => [2_000, 6_000, 22_000][losses - 1] ?? 30_000;
/** The number of repeated requests: ten minutes. */
const most = 22;
/** In ms. After this time a request without an answer counts as lost. A browser waits longer, so two requests may run at the same time. */
export const patience = 45_000;
/** In ms. The shortest time between two requests. */
const pause = 2_000;

/**
 * Requests a file. Requests it again while it is lost: after some time, at `online`, and when the page becomes visible again. While a request
 * runs, only `online` starts another one, because the first one belongs to the lost connection.
 *
 * - `add` adds a tag for the file. Its query differs each time, so that a broken copy in a cache does no harm.
 * - `report` is called at each loss with the number of losses. With 0, the file came but did not run, or the page forbids adding scripts.
 * - Returns `request`, and `countLoss` for a file that a tag of the page has not loaded.
 */
export function requestUntilThere(
  add: (query: string) => HTMLElement,
  isThere: () => unknown,
  report: (losses: number, error?: unknown) => void,
) {
  let losses = 0;
  let requestedAt = 0;
  /** The start of the request that is under way, or 0. */
  let since = 0;
  let timer: ReturnType<typeof setTimeout>;
  const plan = (next: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(next, wait);
  };
  const countLoss = () => {
    if (isThere()) return;
    since = 0;
    report(++losses);
    if (losses <= most) plan(request, waitAfter(losses));
  };
  const request = () => {
    const isAgain = losses || requestedAt;
    if (isThere() || since || (isAgain && getUnshadowed('hidden'))) return;
    const start = performance.now();
    since = requestedAt = start;
    plan(countLoss, patience);
    try {
      const tag = add(isAgain ? `&retry=${start}` : '');
      // It may fail after it has counted as lost.
      tag.onerror = () => since === start && countLoss();
      tag.onload = () => {
        if (!isThere()) return report(0);
        clearTimeout(timer);
        listen('removeEventListener');
      };
    } catch (error) {
      report(0, error);
    }
  };
  const onEvent: EventListener = ({ type }) => {
    if (type === 'online') since = 0;
    setTimeout(request, requestedAt + pause - performance.now());
  };
  const listen = (method: 'addEventListener' | 'removeEventListener') => {
    for (const event of ['online', 'visibilitychange']) getUnshadowed(method).call(window, event, onEvent);
  };
  listen('addEventListener');
  return { request, countLoss };
}

/** Writes into the placeholders of a widget how often a file that it needs was lost. 0 means that it will not come. */
export const showLoss =
  (losses: number) =>
  ({ name }: { name: string }) => {
    for (const placeholder of getUnshadowed('documentElement').querySelectorAll<HTMLElement>(
      `[data-widget=${name}]`,
    )) {
      const data: Record<string, unknown> = getUnshadowed('dataset', placeholder);
      data.widgetState = losses ? 'pending' : 'failed';
      data.widgetRetry = losses;
    }
  };
