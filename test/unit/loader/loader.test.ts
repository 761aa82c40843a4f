import { beforeEach, expect, test, vi } from 'vitest';
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

test('when shared.js does not load, one message says so, and later widgets fail, too', async () => {
  document.body.innerHTML = '<div data-widget="footer"></div><div data-widget="page-header"></div>';
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { handOver, requested } = await openPage('complete');
  requested()[0]?.dispatchEvent(new Event('error'));
  handOver(widget('page-header'));
  const placeholders = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  expect(placeholders.map(({ dataset }) => dataset.widgetState)).toEqual(['failed', 'failed']);
  expect(error.mock.calls).toEqual([
    [
      'ev-portal-widgets: the server\'s content stays, because https://chargers.example/widgets/shared.js did not load (it is missing, blocked or changed); add <script src="/widgets/shared.js" defer></script> to the page.',
    ],
  ]);
});

test('a page that has the tag is not told to add it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { requested } = await openPage('complete', tag(`${shared}?v=1`));
  requested()[0]?.dispatchEvent(new Event('load'));
  expect(error.mock.calls).toEqual([[expect.stringMatching(/is of another build, .+ browser\)\.$/)]]);
});
