import type { Answer, Get } from '../web/get';
import { type Followed, isSameSite, Missed, missed } from '../web/visits';

const mostRedirects = 5;

/** Whether a cookie is removed by this header. */
const isRemoved = (header: string): boolean => {
  const [, age] = header.match(/;\s*max-age\s*=\s*(-?\d+)/i) ?? [];
  const [, end = ''] = header.match(/;\s*expires\s*=\s*([^;]+)/i) ?? [];
  return age === undefined ? Date.parse(end) <= Date.now() : Number(age) <= 0;
};

/** A browser of one visitor, which keeps the cookies of the site. */
export function browser(get: Get, origin: URL, cookies = new Map<string, string>()) {
  async function send(
    address: URL,
    headers: Record<string, string> = {},
    posted?: string,
  ): Promise<Answer | Missed> {
    const isOwn = isSameSite(address, origin);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    try {
      const answer = await get(address, { ...(isOwn && cookie && { Cookie: cookie }), ...headers }, posted);
      for (const header of isOwn ? answer.cookies : []) {
        const [, name = '', value = ''] = header.match(/^\s*([^=;]*)=([^;]*)/) ?? [];
        if (isRemoved(header)) cookies.delete(name);
        else cookies.set(name, value.trim());
      }
      return answer;
    } catch (error) {
      return missed(address, error);
    }
  }

  return {
    send,

    /** Opens a page, and follows the redirects within the site. */
    async open(address: URL): Promise<Followed | Missed> {
      const path = [address];
      const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };
      for (;;) {
        const here = path.at(-1) as URL;
        const answer = await send(here, headers);
        if (answer instanceof Missed) return answer;
        const target = answer.headers.location ?? '';
        const isRedirect = answer.status >= 300 && answer.status < 400 && URL.canParse(target, here.href);
        if (!isRedirect) return { ...answer, path };
        const next = new URL(target, here);
        if (!isSameSite(next, origin)) return new Missed(address, 'it leads to another site');
        if (path.length > mostRedirects) return new Missed(address, 'too many redirects');
        path.push(next);
      }
    },

    /** Another browser, without a cookie. */
    other: () => browser(get, origin),

    /** Another browser, with a copy of these cookies. */
    copy: () => browser(get, origin, new Map(cookies)),
  };
}

export type Browser = ReturnType<typeof browser>;
