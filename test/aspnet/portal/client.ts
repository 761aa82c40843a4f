import { request } from 'node:http';

interface Answer {
  status: number | undefined;
  location: string;
  /** The header `Retry-After`. */
  wait: string | undefined;
  cookies: string[];
  text: string;
}

/** The answer of the C#, with names in lower case. */
export interface Refusal {
  code: string;
  data: number | null;
  error: string;
}

/** How the server knows that the card calls. */
export const byScript = { 'X-Requested-With': 'XMLHttpRequest' };

/** Requests for the logout that the visitor has not made by a click on the page. */
export const notByVisitor: [string, Record<string, string>][] = [
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }],
  ['an image of another subdomain', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'image' }],
  ['a page that is loaded in advance', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }],
];

/** The object with names in lower case. */
export const lowerCase = (object: object) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]));

/** What the card sends with a code. */
export const codeFields = (phone: string, code: string): Record<string, string> => ({
  phonecode: phone.slice(0, 3),
  phone: phone.slice(3),
  code,
});

/**
 * A visitor without a screen. It keeps the cookies whose names `keeps` matches, and follows no redirect. Each address of 127.0.0.0/8
 * is one of this machine.
 */
export function client(url: string, { address = '127.0.0.1', keeps = /./ } = {}) {
  const cookies = new Map<string, string>();
  const received: string[] = [];

  const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
    new Promise<Answer>((resolve, reject) => {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const all = { ...(cookie && { cookie }), ...headers };
      // A connection of its own for each call: a site that starts again drops the open ones.
      // The path is sent as it is.
      const options = { method, path, agent: false, localAddress: address, headers: all };
      const sent = request(url, options, async (answer) => {
        const set = answer.headers['set-cookie'] ?? [];
        received.push(...set);
        for (const each of set) {
          const [, name = '', value = ''] = each.match(/^([^=]+)=([^;]*)/) ?? [];
          if (keeps.test(name)) cookies.set(name, value);
        }
        const { location = '', 'retry-after': wait } = answer.headers;
        const body = await answer.toArray().catch(reject);
        const text = Buffer.concat(body ?? []).toString();
        resolve({ status: answer.statusCode, location: location.replace(url, ''), wait, cookies: set, text });
      });
      sent.on('error', reject).end(body);
    });

  /** What a call of the card gives: 1, or the refusal. */
  const resultOf = ({ status, wait, text }: Answer): 1 | Refusal | string => {
    if (status !== 200) throw new Error(`status ${status}, wait ${wait}: ${text.slice(0, 500)}`);
    const { value, error } = lowerCase(JSON.parse(text));
    return typeof error === 'string' ? error : error ? (lowerCase(error) as Refusal) : value;
  };

  const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers);

  /** A page with an antiforgery token. */
  async function loginPage(path: string, headers?: Record<string, string>) {
    const { text } = await get(path, headers);
    // The page names the antiforgery of its site, if it is not the usual one.
    const [, names = '{}'] = text.match(/"antiforgery":(\{.*?\})/i) ?? [];
    const { header, field } = {
      header: 'RequestVerificationToken',
      field: '__RequestVerificationToken',
      ...JSON.parse(names),
    };
    const [, token = ''] = text.match(new RegExp(`name="${field}"[^>]* value="([^"]+)"`)) ?? [];
    return { text, token, header, field };
  }

  return {
    cookies,
    /** All headers `Set-Cookie`. */
    received,
    send,
    get,
    loginPage,
    /** Submits a form of the site. */
    submit: (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        `${new URLSearchParams(fields)}`,
      ),

    /** Follows redirects. Returns the last address. */
    async follow(path: string): Promise<string> {
      const { location } = await get(path);
      return location ? this.follow(location) : path;
    },

    checkout: async (phone: string, lang = 'uk', headers?: Record<string, string>) =>
      resultOf(await get(`/login/checkout?u=${phone}&l=${lang}`, { ...byScript, ...headers })),

    /** Opens the login page. Returns a function that signs in like its card, in the format that the page names. */
    async card(page = '/uk/account/login', headers?: Record<string, string>) {
      const { text, token, header, field } = await loginPage(page, headers);
      const isForm = /"bodyformat":"form"/i.test(text);
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const own = { ...byScript, 'content-type': type, [header]: token, ...headers };
      return async (call: string, fields: Record<string, string>) => {
        const body = isForm
          ? `${new URLSearchParams({ ...fields, [field]: token })}`
          : JSON.stringify(fields);
        return resultOf(await send('POST', `/account/${call}`, own, body));
      };
    },

    async login(
      call: string,
      fields: Record<string, string>,
      page?: string,
      headers?: Record<string, string>,
    ) {
      return (await this.card(page, headers))(call, fields);
    },

    verify(phone: string, code: string, page?: string) {
      return this.login('phonelogin', codeFields(phone, code), page);
    },

    /** Signs in with the code that a site sends. */
    async bySms({ codeFor }: { codeFor(phone: string): Promise<string> }, phone: string, page?: string) {
      const asked = await this.checkout(phone);
      return asked === 1 ? this.verify(phone, await codeFor(phone), page) : asked;
    },

    byEmail(email: string, pass = 'charge', page?: string) {
      return this.login('emaillogin', { email, pass }, page);
    },
  };
}

export type Client = ReturnType<typeof client>;
