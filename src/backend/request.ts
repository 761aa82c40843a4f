import ky, { type Options } from 'ky';
import { get } from '../page/get';
import { Failure, refusal } from './failure';

/** How long a call may take in all, its body included. */
export const limit = 15_000;

/** What ASP.NET needs to know of a call from its own pages; to another origin it would cost a preflight. */
function manners(url: string): Options {
  if (new URL(url, location.href).origin !== location.origin) return { credentials: 'omit' };
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const token = antiforgery();
  if (token) headers.RequestVerificationToken = token;
  return { credentials: 'same-origin', headers };
}

/** The value of ASP.NET's antiforgery field, where the page holds one. */
export function antiforgery(): string | undefined {
  return document.querySelector<HTMLInputElement>('input[name=__RequestVerificationToken]')?.value;
}

/** One call, made once: the JSON that came, or what went wrong. */
export async function request(url: string, options: Options, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return new Failure('cancelled');
  const control = new AbortController();
  let kind: Failure['kind'] = 'network';
  const stop = (why: Failure['kind']) => {
    kind = why;
    control.abort();
  };
  const cancel = () => stop('cancelled');
  const body = options.json ? JSON.stringify(options.json) : options.body;
  const timer = setTimeout(stop, limit, 'timeout');
  signal.addEventListener('abort', cancel);
  const call = async () => {
    const response = await ky(url, {
      ...manners(url),
      ...options,
      retry: 0,
      throwHttpErrors: false,
      // ky's own limit ends with the headers, and its `signal` needs AbortSignal.any, which Safari has from 17.4 on.
      timeout: false,
      // It hands on a copy, whose body is a stream that no network panel shows: so that is given anew.
      fetch: (input, init) => fetch(input, { ...init, body, signal: control.signal }),
    });
    if (kind === 'network') kind = 'unexpected';
    return { response, text: await response.text() };
  };
  // A page may have put a fetch of its own in the browser's place, one that heeds no signal.
  const end = new Promise<never>((_, reject) => control.signal.addEventListener('abort', reject));
  try {
    const { response, text } = await Promise.race([call(), end]);
    const found: unknown = JSON.parse(text);
    // ASP.NET Core's own problem details have a `status` too, beside what the site adds.
    if (get(found, 'Status')) return refusal(get(found, 'Code') ? found : get(found, 'Error'));
    return response.ok ? found : refusal(found);
  } catch {
    return new Failure(kind);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
