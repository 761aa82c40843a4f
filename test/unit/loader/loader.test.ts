import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Widget } from '../../../src/loader/queue';

const widget = (name: string): Widget => ({ name, css: '', texts: {}, start() {} });

function tag(path: string, attribute = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = `https://chargers.example${path}`;
  if (attribute) script.setAttribute(attribute, '');
  return script;
}

/** Opens a page with the script of the footer and one more tag, and runs the loader of the footer. */
async function openPage(state: DocumentReadyState, ...more: HTMLScriptElement[]) {
  const readyState = vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue(state);
  const own = tag('/widgets/footer.js');
  const scripts = [own, ...more] as unknown as HTMLCollectionOf<HTMLScriptElement>;
  vi.spyOn(Object.getPrototypeOf(document), 'scripts', 'get').mockReturnValue(scripts);
  vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(own);
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const { handOver } = await import('../../../src/loader/loader');
  const { queue } = await import('../../../src/loader/queue');
  handOver(widget('footer'));
  await Promise.resolve();
  const fire = (event: string) => {
    readyState.mockReturnValue(event === 'load' ? 'complete' : 'interactive');
    document.dispatchEvent(new Event(event === 'load' ? 'readystatechange' : event));
  };
  const requested = () => append.mock.calls.map(([script]) => script as HTMLScriptElement);
  return { handOver, queue, fire, requested };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  vi.stubGlobal('HASH', 'hash');
  vi.stubGlobal('INTEGRITY', 'sha384-');
  return () => {
    Reflect.deleteProperty(document, Symbol.for('ev-portal-widgets/unit'));
  };
});

const shared = '/widgets/shared.js';
const atOnce = [1, 1, 1];
const atDomContentLoaded = [0, 1, 1];
const atLoad = [0, 0, 1];

test.each([
  ['an unfinished page, because a tag may follow', 'loading', [], atDomContentLoaded],
  ['a parsed page without a tag for it', 'interactive', [], atOnce],
  [
    'a page with a plain or deferred tag that does not bring it',
    'interactive',
    [tag(shared)],
    atDomContentLoaded,
  ],
  ['a page with a tag for another version', 'interactive', [tag(`${shared}?v=1`)], atDomContentLoaded],
  ['a page with an async tag that does not bring it', 'interactive', [tag(shared, 'async')], atLoad],
  [
    'a page with an async tag for another file of that name',
    'interactive',
    [tag('/js/shared.js', 'async')],
    atOnce,
  ],
] as const)('on %s, shared.js is requested once, and not too late', async (_, state, tags, expected) => {
  const { fire, requested } = await openPage(state, ...tags);
  const counts = [requested().length];
  for (const event of ['DOMContentLoaded', 'load']) {
    fire(event);
    counts.push(requested().length);
  }
  expect(counts).toEqual(expected);
});

test('after the load event shared.js is requested at once', async () => {
  const { requested } = await openPage('complete', tag(shared, 'async'));
  expect(requested().map(({ src }) => src)).toEqual(['https://chargers.example/widgets/shared.js?v=hash']);
});

test('when the page’s own shared.js has run, none is requested, and it gets each further widget', async () => {
  const { handOver, queue, fire, requested } = await openPage('interactive', tag(shared));
  const take = vi.fn();
  queue.take = take;
  fire('DOMContentLoaded');
  fire('load');
  expect(requested()).toEqual([]);
  handOver(widget('header'));
  expect(take.mock.calls).toMatchObject([[{ name: 'header' }]]);
});

const placeholders = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];
const states = () => placeholders().map(({ dataset }) => dataset.widgetState);

test('while shared.js is lost, the placeholders count, and one message says so', async () => {
  document.body.innerHTML = '<div data-widget="footer"></div><div data-widget="page-header"></div>';
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { handOver, requested } = await openPage('complete');
  handOver(widget('page-header'));
  for (const losses of ['1', '2', '3']) {
    requested().at(-1)?.dispatchEvent(new Event('error'));
    expect(placeholders().map(({ dataset }) => dataset.widgetRetry)).toEqual([losses, losses]);
    expect(states()).toEqual(['pending', 'pending']);
    vi.advanceTimersByTime([2_000, 6_000][Number(losses) - 1] ?? 0);
  }
  expect(error.mock.calls).toEqual([
    [
      'ev-portal-widgets: the server\'s content stays, because https://chargers.example/widgets/shared.js did not load (it is missing, blocked or changed); add <script src="/widgets/shared.js" defer></script> to the page.',
    ],
  ]);
});

test('a shared.js that came and did not run is not asked for again, and later widgets fail, too', async () => {
  document.body.innerHTML = '<div data-widget="footer"></div><div data-widget="page-header"></div>';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { handOver, requested } = await openPage('complete');
  requested()[0]?.dispatchEvent(new Event('load'));
  handOver(widget('page-header'));
  vi.advanceTimersByTime(600_000);
  expect([states(), requested().length]).toEqual([['failed', 'failed'], 1]);
});

test('a page that has the tag is not told to add it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { requested } = await openPage('complete', tag(`${shared}?v=1`));
  requested()[0]?.dispatchEvent(new Event('load'));
  expect(error.mock.calls).toEqual([[expect.stringMatching(/is of another build, .+ browser\)\.$/)]]);
});

describe('a lost shared.js is asked for again', () => {
  /** Each request fails at once, or has no answer. */
  async function lose(fails = true) {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { requested } = await openPage('complete');
    const start = performance.now();
    if (fails) requested()[0]?.dispatchEvent(new Event('error'));
    const times: number[] = [];
    /** Lets time pass, and notes when shared.js is requested. */
    const pass = (seconds: number) => {
      for (let half = 0; half < 2 * seconds; half++) {
        const before = requested().length;
        vi.advanceTimersByTime(500);
        if (fails) requested().at(-1)?.dispatchEvent(new Event('error'));
        if (requested().length > before) times.push(Math.round((performance.now() - start) / 500) / 2);
      }
      return times.splice(0);
    };
    return { pass, requested };
  }
  const isHidden = (value: boolean) => {
    vi.spyOn(Object.getPrototypeOf(document), 'hidden', 'get').mockReturnValue(value);
    window.dispatchEvent(new Event('visibilitychange'));
  };

  test('after 2, 8 and 30 s, then every 30 s for ten minutes, each time with another query', async () => {
    const { pass, requested } = await lose();
    const times = pass(1_000);
    expect(times.slice(0, 5)).toEqual([2, 8, 30, 60, 90]);
    expect([times.length, times.at(-1)]).toEqual([22, 600]);
    expect(new Set(requested().map(({ src }) => src)).size).toBe(23);
  });

  test('after 10 s without an answer', async () => {
    const { pass } = await lose(false);
    expect(pass(30)).toEqual([12, 28]);
  });

  test('when the browser is online again, at least 2 s after the last time', async () => {
    const { pass } = await lose();
    pass(60.5);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(pass(5)).toEqual([62]);
    pass(1_000);
    window.dispatchEvent(new Event('online'));
    expect(pass(5)).toHaveLength(1);
  });

  test('when the page is visible again, and not while it is hidden', async () => {
    const { pass } = await lose();
    pass(40);
    isHidden(true);
    expect(pass(300)).toEqual([]);
    isHidden(false);
    expect(pass(10)).toEqual([340.5]);
  });
});
