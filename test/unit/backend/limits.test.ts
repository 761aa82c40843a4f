import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, json, names } from './calling';

beforeEach(() => {
  vi.useFakeTimers();
});

/** All calls have the same limits, so the tests use one. */
const call = (signal?: AbortSignal) => calls.checkout(backend(), signal);
const aborted = () => new DOMException('aborted', 'AbortError');

/** As in a browser, the fetch rejects when its signal is aborted. */
const silent = ({ signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(aborted())));

const stalled = ({ signal }: RequestInit) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"Value":'));
        signal?.addEventListener('abort', () => body.error(aborted()));
      },
    }),
  );

describe.for([
  ['sends no headers', silent],
  ['does not finish the body', stalled],
  ['never answers, on a page with a fetch that ignores the signal,', () => new Promise(() => {})],
] as const)('a call to a server that %s', ([, fetch]) => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => fetch(init));
  });

  test('times out after 15 s', async () => {
    const done = vi.fn();
    const over = call().then(done);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(done).toHaveBeenCalledWith(new Failure('timeout'));
  });

  test('is cancelled by its signal', async () => {
    const control = new AbortController();
    const over = call(control.signal);
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    expect(await over).toEqual(new Failure('cancelled'));
  });
});

test('a call with a signal that was aborted earlier sends nothing', async () => {
  const made = answer(json({ Value: 1 }));
  expect(await call(AbortSignal.abort())).toEqual(new Failure('cancelled'));
  expect(made).toEqual([]);
});

test('without a connection nothing is sent, and the call fails at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const made = answer(json({ Value: 1 }));
  expect(await call()).toEqual(new Failure('network'));
  expect(made).toEqual([]);
});

test('a connection that ends in the middle of the body is an unexpected failure', async () => {
  answer(() => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) })));
  expect(await call()).toEqual(new Failure('unexpected'));
});

describe.for(names)('%s is made only once', (name) => {
  test.for([408, 413, 429, 500, 502, 503, 504])('with status %i', async (status) => {
    const made = answer(() => new Response('{}', { status, headers: { 'Retry-After': '1' } }));
    const over = calls[name](backend());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await over).toBeInstanceOf(Failure);
    expect(made).toHaveLength(1);
  });

  test('when the connection is lost, which is a network failure', async () => {
    const made = answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const over = calls[name](backend());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await over, made.length]).toEqual([new Failure('network'), 1]);
  });
});

test('a call that is over leaves no timer and no listener', async () => {
  answer(json({ Value: '1' }));
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  await call(signal);
  expect(vi.getTimerCount()).toBe(0);
  expect(added.mock.calls.length).toBeGreaterThan(0);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
