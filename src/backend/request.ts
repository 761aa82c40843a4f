import ky from 'ky';
import { pageOrigin } from '../page/address';
import { readAnswer, readText } from './answer';
import { Failure } from './failure';

/** How long a call may take in all, its body included. */
export const limit = 15_000;

/** A call: fields in the query make it a GET, fields in a body a POST. */
export interface Call {
  /** The address that `path` is added to; empty for the page's own origin. */
  api?: string;
  path: string;
  query?: Record<string, string>;
  json?: object;
  form?: URLSearchParams;
}

/** Absolute, because `<base>` may lead a relative one to another origin. */
function addressOf({ api = '', path, query }: Call): URL {
  const url = new URL(api, pageOrigin());
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.hash = '';
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
}

/** The value of ASP.NET's antiforgery field, where the page holds one. */
export function antiforgery(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name=__RequestVerificationToken]')?.value;
}

function initOf(url: URL, { json, form }: Call): RequestInit {
  const headers: Record<string, string> = json ? { 'Content-Type': 'application/json' } : {};
  const body = json ? JSON.stringify(json) : form;
  const init: RequestInit = { method: body ? 'POST' : 'GET', headers, body };
  // To another origin no header of ours: it would cost a preflight.
  if (url.origin !== pageOrigin()) return { ...init, credentials: 'omit' };
  headers['X-Requested-With'] = 'XMLHttpRequest';
  const token = antiforgery();
  if (token) headers.RequestVerificationToken = token;
  return { ...init, credentials: 'same-origin' };
}

/** Makes a call once. Returns the JSON that came, or what went wrong. */
export async function request(call: Call, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return new Failure('cancelled');
  const control = new AbortController();
  let kind: Failure['kind'] = 'network';
  const stop = (why: Failure['kind']) => {
    kind = why;
    control.abort();
  };
  const cancel = () => stop('cancelled');
  const timer = setTimeout(stop, limit, 'timeout');
  signal.addEventListener('abort', cancel);
  const answer = async () => {
    const url = addressOf(call);
    const init = initOf(url, call);
    const response = await ky(url.href, {
      ...init,
      retry: 0,
      throwHttpErrors: false,
      // ky's own limit ends with the headers, and its `signal` needs AbortSignal.any, which Safari has from 17.4 on.
      timeout: false,
      // Monitoring scripts wrap `fetch` and expect an address and an init, where ky hands over a Request.
      fetch: () => fetch(url.href, { ...init, signal: control.signal }),
    });
    if (kind === 'network') kind = 'unexpected';
    return readAnswer(response, await readText(response));
  };
  // A page may have put a fetch of its own in the browser's place, one that ignores the signal.
  const end = new Promise<never>((_, reject) => control.signal.addEventListener('abort', reject));
  try {
    return await Promise.race([answer(), end]);
  } catch {
    return new Failure(kind);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
