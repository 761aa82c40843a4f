import ky from 'ky';
import { answerIsUnusable, wasNotSent } from '../../facts/messages';
import { objectItself } from '../guard/get-unshadowed';
import { listen } from '../guard/listen';
import { pageAddress, pageOrigin } from '../page/address/page-address';
import type { Antiforgery } from './antiforgery';
import { Failure } from './failure';
import { readAnswer, readText } from './read-answer';
import { describeError, isNetworkError } from './sending-error';

/** The time limit of a call in ms, including its body. */
export const limit = 15_000;

/** A call: a POST if it has a body. Nothing is optional, because a script may have put a `body` on `Object.prototype`. */
export interface HttpCall {
  /** The base address of `path`. Empty means the page's own origin. */
  api: string;
  /** Without a path the call gets the page itself, as HTML. All other calls get JSON. */
  path: string;
  query: Record<string, string>;
  /** A form, or what is sent as JSON. */
  body: object | undefined;
  /** Adds its header to a call to the page's own origin. */
  antiforgery: Antiforgery;
  /** A good answer, for the message about one that cannot be used. */
  example: string;
  /** Whether the visitor sees why the call fails. If not, the console says so. */
  isRefusable: boolean;
}

/** The absolute address, because a `<base>` could direct a relative one to another origin. */
function addressOf({ api, path, query }: HttpCall): URL {
  const url = new URL(path ? api : pageAddress(), pageOrigin());
  if (path) url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.hash = '';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Hides what scripts have added to `Object.prototype`: browsers would read it as options. Scripts that wrap `fetch` expect a prototype. */
const inheritNothing = () =>
  Object.fromEntries(Object.keys(objectItself.prototype).map((name) => [name, undefined]));

function initOf(url: URL, { path, body: given, antiforgery }: HttpCall): RequestInit {
  const isJson = given && !(given instanceof URLSearchParams);
  const headers: Record<string, string> = isJson ? { 'Content-Type': 'application/json' } : {};
  const body = isJson ? JSON.stringify({ __proto__: null, ...given }) : given;
  // A checkout from the browser's cache would send no SMS. Chromium also delays a call while another tab makes the same call.
  const init: RequestInit = {
    ...inheritNothing(),
    method: body ? 'POST' : 'GET',
    headers,
    body,
    cache: 'no-store',
  };
  // A custom header on a call to another origin would cause a preflight request.
  if (url.origin !== pageOrigin()) return { ...init, credentials: 'omit' };
  // A site may answer a call of a script with a part of the page, and that part has no token.
  if (path) Object.assign(headers, { 'X-Requested-With': 'XMLHttpRequest' }, antiforgery.headers());
  // A server can redirect a login to another origin with 307 or 308, and the browser would send the password there.
  return { ...init, mode: 'same-origin', credentials: 'same-origin' };
}

/**
 * All options of ky, with values that change nothing. An option that is not set here would come from `Object.prototype`, if a script of the
 * page has added it there. ky merges lists of hooks, so only `undefined` keeps added ones out.
 */
const options = {
  prefixUrl: '',
  searchParams: '',
  json: undefined,
  parseJson: undefined,
  stringifyJson: undefined,
  hooks: {
    beforeRequest: undefined,
    beforeRetry: undefined,
    beforeError: undefined,
    afterResponse: undefined,
  },
  retry: 0,
  throwHttpErrors: false,
  // ky's own time limit does not include the body.
  timeout: false,
  onDownloadProgress: undefined,
  onUploadProgress: undefined,
  context: {},
} as const;

/** Calls what the page has as `fetch` now. If that is no function, it calls the browser's own. */
const send: typeof fetch = (...all) =>
  typeof window.fetch === 'function' ? window.fetch(...all) : fetch(...all);

/** What the server has answered, without what the visitor typed: the query and the bodies. */
function wording({ pathname }: URL, { method }: RequestInit, response: Response): string {
  const { status, headers, redirected, url } = response;
  const [type] = (headers.get('content-type') || 'without a type').split(';');
  const redirect = redirected ? ` after a redirect to ${new URL(url).pathname}` : '';
  return `${method} ${pathname} answered ${status} ${type}${redirect}`;
}

/** Makes a call once. Returns what `read` makes of the answer, or a `Failure`. The console names each answer that cannot be used. */
export async function request<Result>(
  call: HttpCall,
  signal: AbortSignal,
  read: (found: unknown) => Result | undefined,
): Promise<Result | Failure> {
  if (signal.aborted) return new Failure('cancelled');
  const abortController = new AbortController();
  let kind: Failure['kind'] | undefined;
  const name = `${call.body ? 'POST' : 'GET'} ${call.path || location.pathname}`;
  let answered = `${name} did not answer`;
  let mistake = '';
  let isSent = false;
  // A browser ends the calls of a page that is left, as if the connection was lost. Firefox does so before `pagehide`.
  let isLeft = false;
  const endLeaving = listen(window, ['beforeunload', 'pagehide'], () => {
    isLeft = true;
  });
  const stop = (why: Failure['kind']) => {
    kind = why;
    abortController.abort();
  };
  const cancel = () => stop('cancelled');
  // A page may have replaced `setTimeout` with a function that does not pass on arguments.
  const timer = setTimeout(() => stop('timeout'), limit);
  signal.addEventListener('abort', cancel);
  const answer = async (): Promise<Result | Failure> => {
    const url = addressOf(call);
    const init = { ...initOf(url, call), signal: abortController.signal };
    // ky asks the address for headers, too, so it must have this property.
    const response = await ky(Object.assign(url, { headers: {} }), {
      ...init,
      ...options,
      // Monitoring scripts wrap `fetch` and expect an address and an init. ky would pass a Request, which the build cuts from it.
      fetch: () => {
        isSent = true;
        return send(url.href, init);
      },
    });
    kind ??= 'unexpected';
    answered = wording(url, init, response);
    const body = await readText(response);
    const found = call.path ? readAnswer(response, body) : body;
    return found instanceof Failure ? found : (read(found) ?? new Failure('unexpected'));
  };
  // The page may have replaced `fetch` with a function that ignores the signal.
  const aborted = new Promise<never>((_, reject) => abortController.signal.addEventListener('abort', reject));
  const result = await Promise.race([answer(), aborted]).catch((thrown) => {
    const error = Object(thrown) === thrown ? thrown : new Error(thrown);
    if (kind || (isSent && isNetworkError(error))) return new Failure(kind ?? 'network');
    mistake = describeError(error, [...new URLSearchParams(call.body as URLSearchParams).values()]);
    return new Failure('unexpected');
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);
  endLeaving();
  const isUnusable =
    result instanceof Failure &&
    (result.kind === 'unexpected' || (result.kind !== 'cancelled' && !call.isRefusable && !isLeft));
  if (mistake) console.error(wasNotSent(name, mistake));
  else if (isUnusable) console.warn(answerIsUnusable(answered, call.example));
  return result;
}
