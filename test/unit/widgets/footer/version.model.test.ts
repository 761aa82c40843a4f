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

const until = (condition: () => unknown) => vi.waitUntil(condition, { interval: 1 });
const nothing = ['undefined', 'null', 'NaN', '[object Object]', '', ' '];

test('a stored version of the site is shown without a call', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  sessionStorage.setItem('buildVersion', '2.14.3');
  const mountFooter = await openPage();
  expect(mountFooter().value).toBe('2.14.3');
  expect(asked).toHaveLength(0);
});

test.for([undefined, ...nothing])(
  'if %j is stored, the version is requested, shown and stored',
  async (stored) => {
    const asked = answer(json({ Value: '3.0.0' }));
    if (stored !== undefined) sessionStorage.setItem('buildVersion', stored);
    const mountFooter = await openPage();
    const version = mountFooter();
    expect(version.value).toBe('');
    await until(() => version.value);
    expect([version.value, sessionStorage.getItem('buildVersion')]).toEqual(['3.0.0', '3.0.0']);
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/web/getbuildversion']);
  },
);

test('the version is requested and shown when the browser forbids storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const version = mountFooter();
  await until(() => version.value);
  expect(version.value).toBe('3.0.0');
  vi.unstubAllGlobals();
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

test('the version is requested once for all footers of a page; one that is unmounted then does not change', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  const mountFooter = await openPage();
  const unmounted = testHost();
  const versions = [mountFooter(), mountFooter(), mountFooter(unmounted)];
  unmounted.abortController.abort();
  await until(() => versions[1]?.value);
  expect(versions.map(({ value }) => value)).toEqual(['3.0.0', '3.0.0', '']);
  expect(asked).toHaveLength(1);
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};

test.for<[string, () => Response, string]>([
  ['an HTTP error', json({ Error: 'no' }, 400), ' answered'],
  ['a server that is down', json({}, 503), ' answered'],
  ['an answer without a Value', json({}), ' answered'],
  ...nothing.map((Value): [string, () => Response, string] => [
    `the Value ${Value}`,
    json({ Value }),
    ' answered',
  ]),
  ['a lost connection', lost, ' did not answer'],
])(
  'after %s the version stays empty, and one line is logged, however many footers wait',
  async ([, reply, line]) => {
    answer(reply);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mountFooter = await openPage();
    const versions = [mountFooter(), mountFooter()];
    await until(() => warn.mock.calls.length);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`/web/getbuildversion${line}`)]]);
    expect(versions.map(({ value }) => value)).toEqual(['', '']);
    expect(sessionStorage.getItem('buildVersion')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  },
);

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
  await until(() => signals.length);
  one.abortController.abort();
  expect(signals[0]?.aborted).toBe(false);
  other.abortController.abort();
  expect(signals[0]?.aborted).toBe(true);
  mountFooter();
  await until(() => signals.length > 1);
  expect(warn).not.toHaveBeenCalled();
});
