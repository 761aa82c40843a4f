import { vi } from 'vitest';
import { type Backend, createBackend } from '../../../src/backend/backend';
import type { PageData } from '../../../src/page/page';

export interface Call {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string;
  credentials: string;
  cache?: RequestCache;
  mode?: RequestMode;
}

/**
 * Replaces `fetch` like a monitoring script: it expects an address and an init. Records and returns the calls. The console
 * stays silent about answers that cannot be used.
 */
export function answer(reply: () => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
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
      mode: init.mode,
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

const languages = ['uk', 'ru'].map((code) => ({ code, name: code }));

export const backend = (settings: Partial<Pick<PageData, 'apiUrl' | 'bodyFormat'>> = {}) =>
  createBackend({ apiUrl: '', bodyFormat: 'json', languages, ...settings });

const never = new AbortController().signal;

/** One example of each of the five calls. */
export const calls: Record<keyof Backend, (backend: Backend, signal?: AbortSignal) => Promise<unknown>> = {
  setCulture: (backend, signal = never) => backend.setCulture('uk', signal),
  siteVersion: (backend, signal = never) => backend.siteVersion(signal),
  checkout: (backend, signal = never) => backend.checkout('380', '501234567', 'uk', signal),
  phoneLogin: (backend, signal = never) => backend.phoneLogin('380', '501234567', '0042', signal),
  emailLogin: (backend, signal = never) => backend.emailLogin('a@b.example', 'p<a&ss', signal),
};

export const names = Object.keys(calls) as (keyof Backend)[];

/** Adds ASP.NET's antiforgery field to the page. */
export function antiforgeryField(value: string): void {
  const field = document.createElement('input');
  field.name = '__RequestVerificationToken';
  field.value = value;
  document.body.append(field);
}
