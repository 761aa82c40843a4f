import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../../src/shared/backend/failure';
import { answer, backend, calls, json } from './calling';

beforeEach(() => {
  vi.useFakeTimers();
});

/** All calls have the same limits, so the tests use one. */
const call = (signal?: AbortSignal) => calls.checkout(backend(), signal);

/** The body begins, and ends only with an error when the signal is aborted. */
const stalled = ({ signal }: RequestInit) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"Value":'));
        signal?.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError')));
      },
    }),
  );

test.for<[string, (init: RequestInit) => unknown]>([
  ['does not finish the body', stalled],
  ['never answers, on a page with a fetch that ignores the signal,', () => new Promise(() => {})],
])('a call to a server that %s times out after 15 s, or is cancelled by its signal', async ([, fetch]) => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    signals.push(init.signal);
    return fetch(init);
  });
  const done = vi.fn();
  const over = call().then(done);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await over;
  expect(done).toHaveBeenCalledWith(new Failure('timeout'));

  const abortController = new AbortController();
  const cancelled = call(abortController.signal);
  await vi.advanceTimersByTimeAsync(100);
  abortController.abort();
  expect(await cancelled).toEqual(new Failure('cancelled'));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});

test('a call that was cancelled before sends nothing and fails at once', async () => {
  const made = answer(json({ Value: 1 }));
  expect(await call(AbortSignal.abort())).toEqual(new Failure('cancelled'));
  expect(made).toEqual([]);
});

test('a call is tried, whatever the browser says about the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer(json({ Value: true }));
  expect(await call()).toBe(true);
});

test.for<[string, () => Response | Promise<Response>, Failure['kind']]>([
  ['503', () => new Response('{}', { status: 503, headers: { 'Retry-After': '1' } }), 'unexpected'],
  [
    'a body that is cut',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) })),
    'unexpected',
  ],
])('a call is made only once, and leaves no timer: %s', async ([, reply, kind]) => {
  const made = answer(reply);
  const over = call();
  await vi.advanceTimersByTimeAsync(14_000);
  expect([await over, vi.getTimerCount()]).toEqual([new Failure(kind), 0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});
