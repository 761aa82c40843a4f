import { expect, test, vi } from 'vitest';
import { answer, json } from '../../shared/backend/calling';
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

test('a stored version of the site is shown without a call', async () => {
  const asked = answer(json({ Value: '3.0.0' }));
  sessionStorage.setItem('buildVersion', '2.14.3');
  const mountFooter = await openPage();
  expect(mountFooter().value).toBe('2.14.3');
  expect(asked).toHaveLength(0);
});

test.for([undefined, 'undefined', 'null', 'NaN', '[object Object]', '', ' '])(
  'if %j is stored, the version is requested once for all footers that are still mounted, and stored',
  async (stored) => {
    const asked = answer(json({ Value: '3.0.0' }));
    if (stored !== undefined) sessionStorage.setItem('buildVersion', stored);
    const mountFooter = await openPage();
    const unmounted = testHost();
    const versions = [mountFooter(), mountFooter(), mountFooter(unmounted)];
    const values = () => versions.map(({ value }) => value);
    unmounted.abortController.abort();
    expect(values()).toEqual(['', '', '']);
    await until(() => versions[1]?.value);
    expect(values()).toEqual(['3.0.0', '3.0.0', '']);
    expect(sessionStorage.getItem('buildVersion')).toBe('3.0.0');
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/web/getbuildversion']);
  },
);

test.for<[string, () => Response, string]>([
  ['an HTTP error', json({ Error: 'no' }, 400), ' answered'],
  ['an answer without a Value', json({}), ' answered'],
  ['the Value “null”', json({ Value: 'null' }), ' answered'],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    ' did not answer',
  ],
])(
  'after %s the version stays empty, and one line is logged, however many footers wait',
  async ([, reply, line]) => {
    answer(reply);
    const [warn, error] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const mountFooter = await openPage();
    const versions = [mountFooter(), mountFooter()];
    await until(() => warn.mock.calls.length);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`/web/getbuildversion${line}`)]]);
    expect(versions.map(({ value }) => value)).toEqual(['', '']);
    expect(sessionStorage.getItem('buildVersion')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  },
);

test('after a failure, a footer that comes later requests the version again, and ends only its own request', async () => {
  const asked = answer(json({}, 503));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const mountFooter = await openPage();
  const first = testHost();
  mountFooter(first);
  await until(() => vi.mocked(console.warn).mock.calls.length);
  const found = answer(json({ Value: '3.0.0' }));
  const later = mountFooter();
  first.abortController.abort();
  const last = mountFooter();
  await until(() => last.value);
  expect([asked.length, found.length, later.value, last.value]).toEqual([1, 1, '3.0.0', '3.0.0']);
});

test('the request is aborted when the last footer that waits for it is unmounted', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => {
    signals.push(signal ?? undefined);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const warn = vi.spyOn(console, 'warn');
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
