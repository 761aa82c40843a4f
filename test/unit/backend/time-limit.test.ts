import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { limit } from '../../../src/backend/request';
import { answer, backend, calls, json, names, plain } from './calling';

beforeEach(() => {
  vi.useFakeTimers();
});

const aborted = () => new DOMException('aborted', 'AbortError');

/** A server that never answers. As in a browser, the fetch rejects when its signal is aborted. */
function silence(): void {
  vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => {
      if (signal.aborted) reject(aborted());
      signal.addEventListener('abort', () => reject(aborted()));
    });
  });
}

/** A server that sends the headers and never finishes the body. */
function stall(): void {
  vi.stubGlobal('fetch', async (_: Request, { signal }: { signal: AbortSignal }) => {
    const start = (controller: ReadableStreamDefaultController) => {
      controller.enqueue(new TextEncoder().encode('{"Value":'));
      signal.addEventListener('abort', () => controller.error(aborted()));
    };
    return new Response(new ReadableStream({ start }));
  });
}

test('the limit is 15 seconds', () => {
  expect(limit).toBe(15_000);
});

describe.for(names)('%s', (name) => {
  test.for([
    ['no headers arrive', silence],
    ['the body stops', stall],
  ] as const)('times out when %s', async ([, serve]) => {
    serve();
    const done = vi.fn();
    const call = calls[name](backend()).then(done);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(done).toHaveBeenCalledWith(new Failure('timeout'));
  });

  test('times out when the page’s own fetch ignores the signal', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const call = calls[name](backend());
    await vi.advanceTimersByTimeAsync(limit);
    expect(await call).toEqual(new Failure('timeout'));
  });

  test.for([
    ['before the headers', silence],
    ['while the body arrives', stall],
  ] as const)('is cancelled by its signal, %s', async ([, serve]) => {
    serve();
    const control = new AbortController();
    const call = calls[name](backend(), control.signal);
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    expect(await call).toEqual(new Failure('cancelled'));
  });

  test('is not made when its signal was aborted earlier', async () => {
    const made = answer(json({ Value: 1 }));
    expect(await calls[name](backend(), AbortSignal.abort())).toEqual(new Failure('cancelled'));
    expect(made).toEqual([]);
  });

  test('is an unexpected failure when the connection ends in the middle of the body', async () => {
    const start = (controller: ReadableStreamDefaultController) =>
      controller.error(new TypeError('network error'));
    answer(() => new Response(new ReadableStream({ start })));
    expect(await calls[name](backend())).toEqual(new Failure('unexpected'));
  });

  test.for([408, 413, 429, 500, 502, 503, 504])('is made only once, with status %i too', async (status) => {
    const made = answer(() => new Response('{}', { status, headers: { 'Retry-After': '1' } }));
    const call = calls[name](backend());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toBeInstanceOf(Failure);
    expect(made).toHaveLength(1);
  });

  test('is made only once when there is no connection, and is a network failure', async () => {
    const made = answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const call = calls[name](backend());
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await call, made.length]).toEqual([new Failure('network'), 1]);
  });

  test('removes its timer and its listener', async () => {
    answer(plain('{"Value":"1"}'));
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await calls[name](backend(), signal);
    expect(vi.getTimerCount()).toBe(0);
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });
});
