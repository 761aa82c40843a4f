import { portalPaths } from '../../../facts/routes';
import type { Answer, Get } from './get';

/** A request that got no answer: its address, and why. */
export class Missed {
  constructor(
    readonly address: URL,
    readonly reason: string,
  ) {}
}

/** What an error of a request says. */
export function missed(address: URL, error: unknown): Missed {
  const { name, message, code } = error as Error & { code?: string };
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return new Missed(address, isLate ? 'no answer within 15 s' : message || `${code}`);
}

export interface Followed extends Answer {
  /** The addresses of the redirects that led here, and that of the answer. */
  path: readonly URL[];
}

export type Visits = ReturnType<typeof visits>;

const limits = { requests: 60, atOnce: 2, redirects: 5, bytes: 64_000_000, milliseconds: 120_000 };

/** Whether a GET of an address may end a session. Such an address is never requested. */
export const isLogout = ({ pathname, search }: URL): boolean =>
  /log-?(out|off)|sign-?out/i.test(pathname + search) || pathname.toLowerCase() === portalPaths.logout;

/** Whether an answer says nothing about the site: a busy server and a protection against robots answer so. */
export function isNoAnswer({ status, headers }: Answer): boolean {
  return status === 403 || status === 429 || (status === 503 && headers['retry-after'] !== undefined);
}

/** What `notChecked` says about such an answer, or about a missing one. */
export const whyNot = (where: string, answer: Answer | Missed): string =>
  `${where}: ${answer instanceof Missed ? answer.reason : `it answers ${answer.status}`}`;

/** Whether redirects lead from https to http. */
export const leadsToHttp = (path: readonly URL[]): boolean =>
  path.some((address, at) => address.protocol === 'https:' && path[at + 1]?.protocol === 'http:');

/** Whether two addresses belong to one site: also `http:` and `https:`, with `www.` and without. */
export function isSameSite(one: URL, other: URL): boolean {
  const name = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return name(one) === name(other);
}

/** The requests of one examination: at most 60 with 64 MB of answers in two minutes, two at once. */
export function visits(get: Get) {
  const start = performance.now();
  let sent = 0;
  let running = 0;
  let received = 0;
  let stop: string | undefined;
  const waiting: (() => void)[] = [];
  const known = new Map<string, Promise<Answer | Missed>>();

  /** The limit that ends the visit. */
  function exceeded(): string | undefined {
    if (received >= limits.bytes) return `more than ${limits.bytes / 1e6} MB of answers`;
    return performance.now() - start >= limits.milliseconds ? 'more than 2 minutes' : undefined;
  }

  function stopped(address: URL, reason: string): Missed {
    stop = reason;
    return new Missed(address, reason);
  }

  async function send(address: URL, headers: Record<string, string>): Promise<Answer | Missed> {
    if (isLogout(address)) return new Missed(address, 'it may be a log-out');
    if (sent >= limits.requests) return stopped(address, `more than ${limits.requests} requests`);
    sent++;
    if (running >= limits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      // Only now, because the answers to those that came before it count.
      const reason = exceeded();
      if (reason) return stopped(address, reason);
      const answer = await get(address, headers);
      received += answer.body.length;
      return answer;
    } catch (error) {
      return missed(address, error);
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  /** Requests an address once, and returns the same answer later. `again` requests it once more. */
  function ask(address: URL, headers: Record<string, string> = {}, again = false): Promise<Answer | Missed> {
    const key = JSON.stringify([address.href, headers]);
    const answer = (!again && known.get(key)) || send(address, headers);
    known.set(key, answer);
    return answer;
  }

  /** Requests an address and follows redirects: those within the site, or all. */
  async function follow(
    address: URL,
    headers: Record<string, string> = {},
    { everywhere = false, again = false } = {},
  ): Promise<Followed | Missed> {
    const path = [address];
    for (;;) {
      const here = path.at(-1) as URL;
      const answer = await ask(here, headers, again);
      if (answer instanceof Missed) return answer;
      const target = answer.headers.location ?? '';
      const isRedirect = answer.status >= 300 && answer.status < 400 && URL.canParse(target, here.href);
      if (!isRedirect) return { ...answer, path };
      const next = new URL(target, here);
      if (!everywhere && !isSameSite(next, address)) return new Missed(address, `it leads to ${next.origin}`);
      if (path.length > limits.redirects) return new Missed(address, 'too many redirects');
      path.push(next);
    }
  }

  return {
    ask,
    follow,
    /** The limit by which requests were left out. Some checks do not name what they could not ask for. */
    stopped: () => stop,
  };
}
