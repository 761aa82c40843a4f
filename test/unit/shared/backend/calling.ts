import { vi } from 'vitest';
import { type Backend, createBackend } from '../../../../src/shared/backend/backend';
import type { PageData } from '../../../../src/shared/page/page';

export interface Call extends Pick<RequestInit, 'cache' | 'credentials' | 'mode'> {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** Replaces `fetch` like a monitoring script: it expects an address and an init. Records and returns the calls. Silences the console. */
export function answer(reply: (call: Call) => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: unknown, init: RequestInit) => {
    init.signal?.throwIfAborted();
    if (typeof address !== 'string') throw new TypeError('A monitoring script expects a string.');
    const request = new Request(address, init);
    const { method } = request;
    const { cache, credentials, mode } = init;
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
    );
    const call = {
      url: new URL(address),
      method,
      headers,
      body: await request.text(),
      credentials,
      cache,
      mode,
    };
    calls.push(call);
    return reply(call);
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

export const backend = (settings: Partial<Pick<PageData, 'apiUrl' | 'bodyFormat' | 'antiforgery'>> = {}) =>
  createBackend({ apiUrl: '', bodyFormat: 'json', languages, antiforgery: {}, ...settings });

const number = { dialCode: '380', phone: '501234567' };
const never = new AbortController().signal;

type Name = Exclude<keyof Backend, 'renewToken'>;

/** One example of each call. */
export const calls: Record<Name, (backend: Backend, signal?: AbortSignal) => Promise<unknown>> = {
  setCulture: (backend, signal = never) => backend.setCulture('uk', signal),
  siteVersion: (backend, signal = never) => backend.siteVersion(signal),
  checkout: (backend, signal = never) => backend.checkout({ number, culture: 'uk' }, signal),
  phoneLogin: (backend, signal = never) => backend.phoneLogin({ number, code: '0042' }, signal),
  emailLogin: (backend, signal = never) =>
    backend.emailLogin({ email: 'a@b.example', password: 'p<a&ss' }, signal),
};

export const names = Object.keys(calls) as Name[];

/** A row of each call, for a test: the compiler names a call without one. */
export const ofEach = <Row extends unknown[]>(rows: Record<Name, Row>) =>
  names.map((name): [name: Name, ...Row] => [name, ...rows[name]]);

/** Adds ASP.NET's antiforgery field to the page. */
export function antiforgeryField(value: string, name = '__RequestVerificationToken'): void {
  const field = document.createElement('input');
  field.name = name;
  field.value = value;
  document.body.append(field);
}
