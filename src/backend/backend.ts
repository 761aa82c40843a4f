import type { Page } from '../page/page';
import { getProperty } from '../page/property';
import { Failure } from './failure';
import { antiforgery, type Call, request } from './request';

type Settings = Pick<Page, 'apiUrl' | 'bodyFormat'>;

/** The five calls. Each returns its result or a `Failure`; none throws. Its signal cancels it. */
export function createBackend({ apiUrl, bodyFormat }: Settings) {
  /** Gets a text from the server. */
  async function text(path: string, query: Call['query'], signal: AbortSignal): Promise<string | Failure> {
    const body = await request({ api: '', path, query, body: undefined }, signal);
    if (body instanceof Failure) return body;
    const value = getProperty(body, 'Value');
    return typeof value === 'string' && value ? value : new Failure('unexpected');
  }

  function encode(fields: Record<string, string>): object {
    if (bodyFormat === 'json') return fields;
    const form = new URLSearchParams(fields);
    const token = antiforgery();
    // MVC 5 reads the token only from the form.
    if (token) form.set('__RequestVerificationToken', token);
    return form;
  }

  /** Sends a login. The answer must be a JSON object. */
  async function login(
    path: string,
    fields: Record<string, string>,
    signal: AbortSignal,
  ): Promise<object | Failure> {
    const body = await request({ api: '', path, query: {}, body: encode(fields) }, signal);
    return body && typeof body === 'object' && !Array.isArray(body) ? body : new Failure('unexpected');
  }

  return {
    setCulture: (culture: string, signal: AbortSignal) => text('/web/setculture', { culture }, signal),

    siteVersion: (signal: AbortSignal) => text('/web/getbuildversion', {}, signal),

    async checkout(
      phoneCode: string,
      phone: string,
      culture: string,
      signal: AbortSignal,
    ): Promise<true | Failure> {
      const query = { u: phoneCode + phone, l: culture };
      const body = await request({ api: apiUrl, path: '/login/checkout', query, body: undefined }, signal);
      if (body instanceof Failure) return body;
      return body && getProperty(body, 'Value') !== false ? true : new Failure('unexpected');
    },

    async phoneLogin(
      phonecode: string,
      phone: string,
      code: string,
      signal: AbortSignal,
    ): Promise<true | Failure> {
      const answer = await login('/account/phonelogin', { phonecode, phone, code }, signal);
      return answer instanceof Failure ? answer : true;
    },

    async emailLogin(email: string, pass: string, signal: AbortSignal): Promise<true | Failure> {
      const answer = await login('/account/emaillogin', { email, pass }, signal);
      if (answer instanceof Failure) return answer;
      const value = getProperty(answer, 'Value');
      return value === 1 || value === '1' ? true : new Failure('unexpected');
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
