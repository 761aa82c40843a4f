import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, json } from '../../backend/calling';
import { guest } from '../guest';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The model as a page that has just come has it. */
async function arrive() {
  vi.resetModules();
  const { createVersion } = await import('../../../../widgets/footer/version.model');
  return createVersion;
}

test('the build version is taken from session storage, without a call', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  sessionStorage.setItem('buildVersion', '2.14.3');
  const createVersion = await arrive();
  expect(createVersion(guest().host).value).toBe('2.14.3');
  expect(asked).toHaveLength(0);
});

test('the build version is asked of the server where there is none, shown, and stored', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  const createVersion = await arrive();
  const version = createVersion(guest().host);
  expect(version.value).toBe('');
  await vi.waitUntil(() => version.value, { interval: 1 });
  expect(version.value).toBe('3.0.0');
  expect(sessionStorage.getItem('buildVersion')).toBe('3.0.0');
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/web/getbuildversion']);
});

test('the build version is asked once for all footers of a page', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  const createVersion = await arrive();
  const versions = [1, 2, 3].map(() => createVersion(guest().host));
  await vi.waitUntil(() => versions.every(({ value }) => value), { interval: 1 });
  expect(versions.map(({ value }) => value)).toEqual(['3.0.0', '3.0.0', '3.0.0']);
  expect(asked).toHaveLength(1);
});

test.for([
  ['an HTTP error', json({ Error: 'no' }, 400)],
  ['a server that is down', json({}, 503)],
  ['an answer without a Value', json({})],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('after %s stays empty, and that is logged only', async ([, reply]) => {
  answer(reply);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const createVersion = await arrive();
  const version = createVersion(guest().host);
  await vi.waitUntil(() => warn.mock.calls.length, { interval: 1 });
  expect(warn.mock.calls[0]?.[0]).toBe('ev-portal-widgets: the build version did not come.');
  expect(version.value).toBe('');
  expect(sessionStorage.getItem('buildVersion')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});

test('the build version is no longer asked for when the last footer that waits is taken down', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => {
    signals.push(signal ?? undefined);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const createVersion = await arrive();
  const [one, other] = [guest(), guest()];
  createVersion(one.host);
  createVersion(other.host);
  await vi.waitUntil(() => signals.length, { interval: 1 });
  one.life.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.life.abort();
  expect(signals[0]?.aborted).toBe(true);
  createVersion(guest().host);
  await vi.waitUntil(() => signals.length > 1, { interval: 1 });
  expect(warn).not.toHaveBeenCalled();
});

test('the build version leaves the label of a footer that was taken down as it was', async () => {
  answer(json({ Value: '3.0.0' }));
  const createVersion = await arrive();
  const [gone, there] = [guest(), guest()];
  const [left, shown] = [createVersion(gone.host), createVersion(there.host)];
  gone.life.abort();
  await vi.waitUntil(() => shown.value, { interval: 1 });
  expect(left.value).toBe('');
});

test('the build version that does not come is logged once, however many footers wait', async () => {
  answer(json({}, 503));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const createVersion = await arrive();
  for (const { host } of [guest(), guest(), guest()]) createVersion(host);
  await vi.waitUntil(() => warn.mock.calls.length, { interval: 1 });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the build version is fetched where the browser forbids storage, too', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  answer(json({ Value: '3.0.0' }));
  const createVersion = await arrive();
  const version = createVersion(guest().host);
  await vi.waitUntil(() => version.value, { interval: 1 });
  expect(version.value).toBe('3.0.0');
});
