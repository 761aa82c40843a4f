import { expect, test, vi } from 'vitest';
import { answer, json } from '../../backend/calling';
import { testHost } from '../test-host';

/** Imports a fresh model, as on a new page. Returns a function that mounts a footer. */
async function openPage() {
  vi.resetModules();
  const { createVersion } = await import('../../../../widgets/footer/version.model');
  return ({ host } = testHost()) => {
    const { version, start } = createVersion(host);
    start();
    return version;
  };
}

test('the version of the site is taken from session storage, without a call', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  sessionStorage.setItem('buildVersion', '2.14.3');
  const mountFooter = await openPage();
  expect(mountFooter().value).toBe('2.14.3');
  expect(asked).toHaveLength(0);
});

const nothing = ['undefined', 'null', 'NaN', '[object Object]', '', ' '];

test.for(nothing)('%j in session storage is no version, so the server is asked', async (stored) => {
  const asked = answer(json({ Value: '3.0.0' }));
  sessionStorage.setItem('buildVersion', stored);
  const mountFooter = await openPage();
  const version = mountFooter();
  expect(version.value).toBe('');
  await vi.waitUntil(() => version.value, { interval: 1 });
  expect([version.value, asked.length]).toEqual(['3.0.0', 1]);
});

test('without a stored version of the site it is requested from the server, shown and stored', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const version = mountFooter();
  expect(version.value).toBe('');
  await vi.waitUntil(() => version.value, { interval: 1 });
  expect(version.value).toBe('3.0.0');
  expect(sessionStorage.getItem('buildVersion')).toBe('3.0.0');
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/web/getbuildversion']);
});

test('a model starts nothing until `start`, because React may discard it', async () => {
  vi.useFakeTimers();
  const asked = answer(json({ Value: '3.0.0' }));
  vi.resetModules();
  const { createVersion } = await import('../../../../widgets/footer/version.model');
  const { start } = createVersion(testHost().host);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(0);
  start();
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
});

test('the version of the site is requested once for all footers of a page', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const versions = [1, 2, 3].map(() => mountFooter());
  await vi.waitUntil(() => versions.every(({ value }) => value), { interval: 1 });
  expect(versions.map(({ value }) => value)).toEqual(['3.0.0', '3.0.0', '3.0.0']);
  expect(asked).toHaveLength(1);
});

const answered = 'GET /web/getbuildversion answered';

test.for<[string, () => Response, string]>([
  ['an HTTP error', json({ Error: 'no' }, 400), answered],
  ['a server that is down', json({}, 503), answered],
  ['an answer without a Value', json({}), answered],
  ...nothing.map((Value): [string, () => Response, string] => [
    JSON.stringify(Value),
    json({ Value }),
    answered,
  ]),
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    '/web/getbuildversion did not answer',
  ],
])('after %s the version stays empty, and one line is logged', async ([, reply, line]) => {
  answer(reply);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mountFooter = await openPage();
  const version = mountFooter();
  await vi.waitUntil(() => warn.mock.calls.length, { interval: 1 });
  expect(warn.mock.calls).toEqual([[expect.stringContaining(line)]]);
  expect(version.value).toBe('');
  expect(sessionStorage.getItem('buildVersion')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});

test('the request is aborted when the last footer that waits for it is unmounted', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => {
    signals.push(signal ?? undefined);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const mountFooter = await openPage();
  const [one, other] = [testHost(), testHost()];
  mountFooter(one);
  mountFooter(other);
  await vi.waitUntil(() => signals.length, { interval: 1 });
  one.abortController.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.abortController.abort();
  expect(signals[0]?.aborted).toBe(true);
  mountFooter();
  await vi.waitUntil(() => signals.length > 1, { interval: 1 });
  expect(warn).not.toHaveBeenCalled();
});

test('a late version of the site does not change the label of an unmounted footer', async () => {
  answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const [unmounted, mounted] = [testHost(), testHost()];
  const [left, shown] = [mountFooter(unmounted), mountFooter(mounted)];
  unmounted.abortController.abort();
  await vi.waitUntil(() => shown.value, { interval: 1 });
  expect(left.value).toBe('');
});

test('a failed request is logged once, however many footers wait', async () => {
  answer(json({}, 503));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const mountFooter = await openPage();
  for (const _ of [1, 2, 3]) mountFooter();
  await vi.waitUntil(() => warn.mock.calls.length, { interval: 1 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the version of the site is requested when the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const version = mountFooter();
  await vi.waitUntil(() => version.value, { interval: 1 });
  expect(version.value).toBe('3.0.0');
});
