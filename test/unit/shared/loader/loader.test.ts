import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Widget } from '../../../../src/shared/loader/queue';

const widget = (name: string): Widget => ({ name, css: '', texts: {}, start() {} });
const ofDocument = (name: 'readyState' | 'scripts' | 'currentScript' | 'hidden') =>
  vi.spyOn(Object.getPrototypeOf(document), name, 'get');

function tag(path: string, attribute = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = `https://chargers.example${path}`;
  if (attribute) script.setAttribute(attribute, '');
  return script;
}

/** Opens a page with the script of the footer and one more tag, and runs the loader of the footer. */
async function openPage(state: DocumentReadyState, ...more: HTMLScriptElement[]) {
  document.body.innerHTML = '<div data-widget="footer"></div><div data-widget="page-header"></div>';
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const readyState = ofDocument('readyState').mockReturnValue(state);
  const own = tag('/widgets/footer.js');
  ofDocument('scripts').mockReturnValue([own, ...more] as never);
  ofDocument('currentScript').mockReturnValue(own as never);
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const { handOver } = await import('../../../../src/shared/loader/loader');
  handOver(widget('footer'));
  await Promise.resolve();
  const fire = (event: string) => {
    readyState.mockReturnValue(event === 'load' ? 'complete' : 'interactive');
    document.dispatchEvent(new Event(event === 'load' ? 'readystatechange' : event));
  };
  const requested = () => append.mock.calls.map(([script]) => script as HTMLScriptElement);
  /** The last request ends with this event. */
  const end = (event: string) => requested().at(-1)?.dispatchEvent(new Event(event));
  return { error, handOver, fire, requested, end };
}

beforeEach(() => {
  vi.useFakeTimers();
  // A browser runs no script at 0.
  vi.advanceTimersByTime(1);
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  vi.stubGlobal('HASH', 'hash');
  vi.stubGlobal('INTEGRITY', 'sha384-');
});

const shared = '/widgets/shared.js';

test.each<[DocumentReadyState, time: string, what: string, more?: HTMLScriptElement]>([
  ['loading', 'DOMContentLoaded', 'no tag yet'],
  ['interactive', 'at once', 'no tag'],
  // A tag for another version counts, too.
  ['interactive', 'DOMContentLoaded', 'a plain or deferred tag that does not bring it', tag(`${shared}?v=1`)],
  ['interactive', 'load', 'an async tag that does not bring it', tag(shared, 'async')],
  ['interactive', 'at once', 'an async tag for the site’s own file', tag('/js/shared.js', 'async')],
  ['complete', 'at once', 'an async tag', tag(shared, 'async')],
])('on a page that is %s shared.js is requested once, %s, if there is %s', async (state, time, _, more) => {
  const { fire, requested } = await openPage(state, ...(more ? [more] : []));
  const times = requested().map(() => 'at once');
  for (const event of ['DOMContentLoaded', 'load']) {
    fire(event);
    if (requested().length > times.length) times.push(event);
  }
  expect(times).toEqual([time]);
  expect(requested()[0]?.src).toBe('https://chargers.example/widgets/shared.js?v=hash');
});

test('a shared.js that came and did not run is not requested again, and later widgets fail, too', async () => {
  const { error, handOver, requested, end } = await openPage('complete', tag(`${shared}?v=1`));
  end('load');
  handOver(widget('page-header'));
  vi.advanceTimersByTime(600_000);
  const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
    ({ dataset }) => dataset.widgetState,
  );
  expect(states).toEqual(['failed', 'failed']);
  expect(requested()).toHaveLength(1);
  // The page has the tag, so it is not advised to add it.
  expect(error.mock.calls).toEqual([[expect.stringMatching(/is of another build, .+ browser\)\.$/)]]);
});

describe('a lost shared.js is requested again', () => {
  /** Each request fails at once, or has no answer. */
  async function lose(fails = true) {
    const { requested, end } = await openPage('complete');
    const start = performance.now();
    const times: number[] = [];
    if (fails) end('error');
    /** Lets time pass, and notes when shared.js is requested. */
    const pass = (seconds: number) => {
      for (let half = 0; half < 2 * seconds; half++) {
        const before = requested().length;
        vi.advanceTimersByTime(500);
        if (fails) end('error');
        if (requested().length > before) times.push(Math.round((performance.now() - start) / 500) / 2);
      }
      return times.splice(0);
    };
    return { pass, requested };
  }
  const hide = (isHidden: boolean) => {
    ofDocument('hidden').mockReturnValue(isHidden as never);
    window.dispatchEvent(new Event('visibilitychange'));
  };

  test('after 2, 8 and 30 s, then every 30 s for ten minutes, each time with another query', async () => {
    const { pass, requested } = await lose();
    const times = pass(1_000);
    expect(times.slice(0, 5)).toEqual([2, 8, 30, 60, 90]);
    expect([times.length, times.at(-1)]).toEqual([22, 600]);
    expect(new Set(requested().map(({ src }) => src)).size).toBe(23);
  });

  test('after 45 s without an answer, and the placeholder counts the losses; at most two requests live', async () => {
    const { pass } = await lose(false);
    expect(pass(100)).toEqual([47, 98]);
    const { dataset } = document.querySelector('[data-widget=footer]') as HTMLElement;
    expect(dataset).toMatchObject({ widgetState: 'pending', widgetRetry: '2' });
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
    hide(true);
    expect(pass(300)).toEqual([]);
    hide(false);
    expect(pass(10)).toEqual([340.5]);
  });

  test('but not while a request is under way, however often the visitor leaves the page and comes back', async () => {
    const { pass } = await lose(false);
    for (let visit = 0; visit < 4; visit++) {
      hide(true);
      expect(pass(5)).toEqual([]);
      hide(false);
      expect(pass(5)).toEqual([]);
    }
    // Hiding the page has removed no timer.
    expect(pass(10)).toEqual([47]);
  });

  test('at once when the browser is online again; a request from before counts as dead, and can fail no more', async () => {
    const { pass, requested } = await lose(false);
    pass(10);
    window.dispatchEvent(new Event('online'));
    expect(pass(5)).toEqual([10.5]);
    requested()[0]?.dispatchEvent(new Event('error'));
    expect(pass(40)).toEqual([]);
    expect(pass(4)).toEqual([57]);
  });
});
