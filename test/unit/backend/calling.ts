import { vi } from 'vitest';
import { type Backend, createBackend } from '../../../src/backend/backend';
import type { Page } from '../../../src/page/read';

export interface Call {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string;
  credentials: string;
  cache?: RequestCache;
}

/** Replaces `fetch` like a monitoring script: it expects an address and an init. Records and returns the calls. */
export function answer(reply: () => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: unknown, init: RequestInit) => {
    init.signal?.throwIfAborted();
    if (typeof address !== 'string') throw new TypeError('A monitoring script expects a string.');
    const request = new Request(address, init);
    calls.push({
      url: new URL(address),
      method: request.method,
      headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
      body: await request.text(),
      credentials: request.credentials,
      cache: init.cache,
    });
    return reply();
  });
  return calls;
}

export const json =
  (data: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(data), { status });

export const plain =
  (text: string, status = 200, type = 'text/html') =>
  () =>
    new Response(text, { status, headers: { 'content-type': type } });

export function backend(
  settings: Partial<Pick<Page, 'apiUrl' | 'bodyFormat'>> = {},
  signal = new AbortController().signal,
): Backend {
  return createBackend({ apiUrl: '', bodyFormat: 'json', ...settings }, signal);
}

/** One example of each of the five calls. */
export const calls: Record<keyof Backend, (backend: Backend) => Promise<unknown>> = {
  setCulture: (backend) => backend.setCulture('uk'),
  buildVersion: (backend) => backend.buildVersion(),
  checkout: (backend) => backend.checkout('380', '501234567', 'uk'),
  phoneLogin: (backend) => backend.phoneLogin('380', '501234567', '0042'),
  emailLogin: (backend) => backend.emailLogin('a@b.example', 'p<a&ss'),
};

export const names = Object.keys(calls) as (keyof Backend)[];

/** Adds ASP.NET's antiforgery field to the page. */
export function antiforgeryField(value: string): void {
  const field = document.createElement('input');
  field.name = '__RequestVerificationToken';
  field.value = value;
  document.body.append(field);
}
