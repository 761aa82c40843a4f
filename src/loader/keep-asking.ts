import { getUnshadowed } from '../guard/get-unshadowed';

/** In ms. So long after each of the first losses a file is asked for again, and after each further one `longestWait`. */
const waits = [0, 2_000, 6_000, 22_000];
const longestWait = 30_000;
/** So many times in ten minutes. */
const most = 22;
/** In ms. A file that we have asked for is lost after this time without an answer. */
const limit = 10_000;
/** In ms. At least so much time is between two requests. */
const pause = 2_000;

/**
 * Asks for a file, and again while it is lost: after some time, at `online`, and when the page becomes visible again.
 *
 * `add` adds a tag for it. Its query differs each time, so that a broken copy in a cache does no harm. `tell` gets the number of
 * losses at each loss. It gets 0 when the file came but did not run, or when no script may add another one.
 * Returns `ask`, and `lose` for a file that a tag of the page has not brought.
 */
export function keepAsking(
  add: (query: string) => HTMLElement,
  isThere: () => unknown,
  tell: (losses: number, error?: unknown) => void,
) {
  let losses = 0;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const plan = (next: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(next, wait);
  };
  const lose = () => {
    if (isThere()) return;
    tell(++losses);
    if (losses <= most) plan(ask, waits[losses] ?? longestWait);
  };
  const ask = () => {
    if (isThere() || (losses > 3 && getUnshadowed('hidden'))) return;
    const before = losses;
    askedAt = performance.now();
    plan(lose, limit);
    try {
      const tag = add(losses ? `&retry=${askedAt}` : '');
      // It may fail after it has counted as lost.
      tag.onerror = () => before === losses && lose();
      tag.onload = () => isThere() || tell(0);
    } catch (error) {
      tell(0, error);
    }
  };
  const listen = getUnshadowed('addEventListener');
  for (const event of ['online', 'visibilitychange'])
    listen.call(window, event, () => plan(ask, askedAt + pause - performance.now()));
  return [ask, lose] as const;
}

/** Shows at the placeholders of a widget how often a file that it needs was lost. With 0 it will not come. */
export const showLoss =
  (losses: number) =>
  ({ name }: { name: string }) => {
    const page = getUnshadowed('documentElement');
    for (const placeholder of page.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) {
      const data = getUnshadowed('dataset', placeholder);
      data.widgetState = losses ? 'pending' : 'failed';
      data.widgetRetry = `${losses}`;
    }
  };
