import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience, requestUntilThere } from '../../../../src/shared/loader/request-until-there';
import { inlineScript } from '../../../../src/tooling/build/artifacts/inline-script';

const sharedScript = 'https://chargers.example/widgets/shared.js';

/** Each request, with the seconds from the first loss. */
let requests: { tag: HTMLElement; seconds: number }[];
let start: number;
const note = (tag: HTMLElement) => {
  requests.push({ tag, seconds: Math.round((performance.now() - start) / 1000) });
  return tag;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  requests = [];
  start = performance.now();
});
afterEach(() => document.body.replaceChildren());

/** Runs the inline script on a page, where the file at this address is lost. Its listeners are those of the page. */
function loseAtPage(address: string) {
  const listeners = new Map<string, (event: object) => void>();
  const data = Object.assign(document.createElement('script'), { src: address });
  data.dataset.file = 'shared.js';
  vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(data as never);
  vi.spyOn(document.head, 'append').mockImplementation((tag) => void note(tag as HTMLElement));
  const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  new Function('self', 'addEventListener', inlineScript)(window, listen);
  listeners.get('error')?.({ target: data });
  return { comeBack: () => listeners.get('visibilitychange')?.({ type: 'visibilitychange' }) };
}

const addresses = () => requests.map(({ tag }) => (tag as HTMLScriptElement).src);
const fail = () => requests.at(-1)?.tag.onerror?.('');

test.each([
  [sharedScript, '?', '?&'],
  [`${sharedScript}?v=1`, '&', '&&'],
])('a lost %s is requested again, each time with another query', async (address, ...more) => {
  loseAtPage(address);
  vi.advanceTimersByTime(2_000);
  fail();
  vi.advanceTimersByTime(6_000);
  expect(addresses()).toEqual(more.map((each) => address + each));
  for (const each of addresses()) expect(new URL(each).pathname).toBe('/widgets/shared.js');
});

test('an element with the id Widgets is no shared.js that has run', () => {
  // As in a browser, the element is no property of the window itself.
  vi.stubGlobal('window', Object.create({ Widgets: document.createElement('div') }));
  loseAtPage(sharedScript);
  vi.advanceTimersByTime(2_000);
  expect(requests).toHaveLength(1);
  Object.assign(window, { Widgets: {} });
  fail();
  vi.advanceTimersByTime(60_000);
  expect(requests).toHaveLength(1);
});

describe('the inline script has the schedule of request-until-there.ts', () => {
  const ways = {
    'request-until-there.ts'() {
      const { countLoss } = requestUntilThere(
        () => note(document.createElement('script')),
        () => false,
        () => {},
      );
      countLoss();
      return { comeBack: () => window.dispatchEvent(new Event('visibilitychange')) };
    },
    'the inline script': () => loseAtPage(sharedScript),
  };
  const inEach = <Found>(play: (page: { comeBack(): unknown }) => Found) =>
    Object.values(ways).map((open) => {
      vi.clearAllTimers();
      requests = [];
      start = performance.now();
      return play(open());
    });

  test('when each request fails', () => {
    const [first, second] = inEach(() => {
      for (let second = 0; second < 1_000; second++) {
        vi.advanceTimersByTime(1_000);
        fail();
      }
      return requests.map(({ seconds }) => seconds);
    });
    expect(second).toEqual(first);
    expect(first?.slice(0, 4)).toEqual([2, 8, 30, 60]);
  });

  test('when the visitor comes back while a request has no answer', () => {
    const [first, second] = inEach(({ comeBack }) => {
      const comeBackAfter = (time: number) => {
        vi.advanceTimersByTime(time);
        comeBack();
        vi.advanceTimersByTime(1);
        return requests.length;
      };
      vi.advanceTimersByTime(2_000);
      return [patience - 2, 2].map(comeBackAfter);
    });
    expect(first).toEqual([1, 2]);
    expect(second).toEqual(first);
  });
});
