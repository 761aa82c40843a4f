import type { PhoneNumber } from '../../facts/countries';
import { callPaths } from '../../facts/routes';
import type { PageData } from '../page/page';
import { getProperty } from '../page/property';
import { createAntiforgery } from './antiforgery';
import { isCodeSent, isSignedInByCode, isSignedInByEmail } from './is-success';
import { isVersion } from './is-version';
import { type HttpCall, request } from './request';

/** A call that answers with a text. `understand` returns undefined for one that cannot be used. */
interface TextCall extends Pick<HttpCall, 'path' | 'query' | 'example'> {
  understand(value: string): string | undefined;
}

type Settings = Pick<PageData, 'apiUrl' | 'bodyFormat' | 'languages' | 'antiforgery'>;

/** The calls for signing in, and what each one sends. */
export interface LoginCalls {
  checkout: { number: PhoneNumber; culture: string };
  phoneLogin: { number: PhoneNumber; code: string };
  emailLogin: { email: string; password: string };
}

/** The calls of the widgets, and a renewal of the page's token. Each returns its result or a `Failure`; none throws. Its signal cancels it. */
export function createBackend({ apiUrl, bodyFormat, languages, antiforgery: names }: Settings) {
  const antiforgery = createAntiforgery(names);
  const usual = { api: '', path: '', query: {}, body: undefined, antiforgery, isRefusable: false };
  const text = ({ path, query, example, understand }: TextCall, signal: AbortSignal) =>
    request({ ...usual, path, query, example: `{"Value": "${example}"}` }, signal, (found) => {
      const value = getProperty(found, 'Value');
      return typeof value === 'string' ? understand(value) : undefined;
    });

  function encode(fields: Record<string, string>): object {
    if (bodyFormat === 'json') return fields;
    const form = new URLSearchParams(fields);
    antiforgery.addTo(form);
    return form;
  }

  const login = (
    path: string,
    fields: Record<string, string>,
    isSuccess: (found: unknown) => boolean,
    signal: AbortSignal,
  ) => {
    const example = '{"Status": 0, "Value": 1}';
    const call = { ...usual, path, body: encode(fields), example, isRefusable: true };
    return request(call, signal, (found) => isSuccess(found) || undefined);
  };

  return {
    /** Returns the code of one of the page's languages, as the page spells it. The server may answer in capital letters. */
    setCulture(culture: string, signal: AbortSignal) {
      const understand = (value: string) =>
        languages.find(({ code }) => code.toLowerCase() === value.toLowerCase())?.code;
      return text({ path: callPaths.setCulture, query: { culture }, example: culture, understand }, signal);
    },

    siteVersion(signal: AbortSignal) {
      const understand = (value: string) => (isVersion(value) ? value : undefined);
      return text({ path: callPaths.siteVersion, query: {}, example: '1.2.3', understand }, signal);
    },

    checkout({ number, culture }: LoginCalls['checkout'], signal: AbortSignal) {
      const query = { u: number.dialCode + number.phone, l: culture };
      const example = '{"Value": true}';
      const call = { ...usual, api: apiUrl, path: callPaths.checkout, query, example, isRefusable: true };
      return request(call, signal, (found) => isCodeSent(found) || undefined);
    },

    phoneLogin({ number, code }: LoginCalls['phoneLogin'], signal: AbortSignal) {
      const fields = { phonecode: number.dialCode, phone: number.phone, code };
      return login(callPaths.phoneLogin, fields, isSignedInByCode, signal);
    },

    emailLogin({ email, password }: LoginCalls['emailLogin'], signal: AbortSignal) {
      const fields = { email, pass: password };
      return login(callPaths.emailLogin, fields, isSignedInByEmail, signal);
    },

    /** Requests the page again, and copies its antiforgery token into this page. Returns false if there is none. */
    async renewToken(signal: AbortSignal) {
      const call = { ...usual, example: antiforgery.field };
      const found = await request(call, signal, (html) => antiforgery.renew(`${html}`) || undefined);
      return found === true;
    },
  };
}

export type Backend = ReturnType<typeof createBackend>;
