import { expect, test, vi } from 'vitest';
import { Failure } from '../../../../src/shared/backend/failure';
import { backend, calls, names } from './calling';

const offline = [
  'Failed to fetch',
  'Failed to fetch (chargers.example)',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Load failed (chargers.example)',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
];

/** Replaces `fetch` by one of a monitoring script. Returns what the console gets. */
function monitored(fetch: () => unknown) {
  vi.stubGlobal('fetch', fetch);
  const lines: unknown[][] = [];
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...line) => void lines.push([method, ...line]));
  return lines;
}

test.for(offline)('“%s”, as browsers say it and a script throws it on, is a network error', async (words) => {
  for (const thrown of [() => Promise.reject(new TypeError(words)), () => throwIt(new TypeError(words))]) {
    const lines = monitored(thrown);
    expect(await calls.checkout(backend())).toEqual(new Failure('network'));
    expect(lines).toEqual([]);
  }
});

test('the browser’s own fetch may say in any language that there is no connection', async () => {
  const own = () => Promise.reject(new TypeError('Мережеве зʼєднання втрачено.'));
  const lines = monitored(own);
  const before = Function.prototype.toString;
  vi.spyOn(Function.prototype, 'toString').mockImplementation(function (this: unknown) {
    return this === own ? 'function fetch() {\n    [native code]\n}' : before.call(this);
  });
  expect(await calls.checkout(backend())).toEqual(new Failure('network'));
  expect(lines).toEqual([]);
});

const throwIt = (error: unknown) => {
  throw error;
};

test.for<[string, () => unknown]>([
  ['throws', () => throwIt(new TypeError('Failed to fetch a token'))],
  ['rejects', () => Promise.reject(new Error('Failed to fetch a token'))],
  ['throws a text', () => throwIt('x is not a function')],
  ['throws nothing', () => throwIt(undefined)],
])('a script whose fetch %s causes an unexpected error, and one line in the console', async ([, fetch]) => {
  for (const name of names) {
    const lines = monitored(fetch);
    expect([name, await calls[name](backend())]).toEqual([name, new Failure('unexpected')]);
    expect(lines).toEqual([
      ['error', expect.stringMatching(/^ev-portal-widgets: (GET|POST) \/\S+ was not sent\. /)],
    ]);
  }
});

test.for(['json', 'form'] as const)(
  'that line has no query and nothing that was typed, also in the format %s',
  async (bodyFormat) => {
    for (const name of names) {
      const lines = monitored(((url: string, init: RequestInit) =>
        throwIt(new Error(`cannot send ${url} with ${init.body}`))) as never);
      await calls[name](backend({ bodyFormat }));
      expect(lines.join()).toContain('sending.test.ts');
      for (const typed of ['501234567', '0042', 'a@b', 'a%40b', 'p<a', 'p%3Ca', 'u=', 'culture=', '380'])
        expect([name, lines.join()]).toEqual([name, expect.not.stringContaining(typed)]);
    }
  },
);

test('what fails before a request is sent is an unexpected error, also with the browser’s own fetch', async () => {
  const lines = monitored(() => new Response('1'));
  vi.spyOn(Headers.prototype, 'set').mockImplementation(() => throwIt(new TypeError('Failed to fetch')));
  vi.spyOn(URLSearchParams.prototype, 'set').mockImplementation(() =>
    throwIt(new TypeError('Failed to fetch')),
  );
  expect(await calls.checkout(backend())).toEqual(new Failure('unexpected'));
  expect(lines).toHaveLength(1);
});
