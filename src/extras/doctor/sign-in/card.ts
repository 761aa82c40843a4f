import type { PhoneNumber } from '../../../facts/countries';
import { fields } from '../../../facts/fields';
import { callPaths } from '../../../facts/routes';
import { isCodeSent, isSignedInByCode, isSignedInByEmail } from '../../../shared/backend/is-success';
import { checkData, type ReadData } from '../checks/data';
import { readText } from '../html/charset';
import { readPage } from '../html/page';
import { tokens } from '../html/tokens';
import { Missed } from '../web/visits';
import type { Browser } from './browser';
import { type Verdict, verdictOf } from './verdict';

const byScript = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' };

/** The value of the first field with this name. */
function fieldIn(html: string, field: string): string | undefined {
  for (const token of tokens(html)) {
    if (token.kind !== 'start' || token.name !== 'input') continue;
    if (token.attributes.get('name') === field) return token.attributes.get('value');
  }
  return undefined;
}

export type CardData = Pick<ReadData, 'languages' | 'apiUrl' | 'bodyFormat' | 'afterLogin' | 'antiforgery'>;

const usual: CardData = {
  languages: [],
  apiUrl: '',
  bodyFormat: 'json',
  afterLogin: undefined,
  antiforgery: fields.antiforgery.default,
};

/** The card of a login page in a browser, and its calls. Returns why there is none. */
export async function openCard(browser: Browser, page: URL) {
  const answer = await browser.open(page);
  if (answer instanceof Missed) return answer.reason;
  if (answer.status !== 200) return `the login page answers ${answer.status}`;
  const here = answer.path.at(-1) as URL;
  const data = checkData(readPage(answer)).data ?? usual;
  const { header, field } = data.antiforgery;
  const token = fieldIn(readText(answer).text, field);
  const at = (path: string) => new URL(path, here);

  async function login(
    path: string,
    values: Record<string, string>,
    isSuccess: (found: unknown) => boolean,
    sent = token,
  ): Promise<Verdict> {
    const isForm = data.bodyFormat === 'form';
    const all = isForm && sent ? { ...values, [field]: sent } : values;
    const headers = {
      ...byScript,
      Origin: here.origin,
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(sent && { [header]: sent }),
    };
    const body = isForm ? `${new URLSearchParams(all)}` : JSON.stringify(all);
    return verdictOf(await browser.send(at(path), headers, body), isSuccess);
  }

  const api = new URL(data.apiUrl, here.origin);
  const isElsewhere = api.origin !== here.origin;
  return {
    browser,
    data,
    here,
    /** Whether codes are asked for at another origin. There the browser has no cookie. */
    isElsewhere,
    hasToken: token !== undefined && token !== '',

    async askForCode({ dialCode, phone }: PhoneNumber, lang: string): Promise<Verdict> {
      const address = new URL(api);
      address.pathname = address.pathname.replace(/\/+$/, '') + callPaths.checkout;
      address.search = `${new URLSearchParams({ u: dialCode + phone, l: lang })}`;
      const answer = isElsewhere
        ? browser.other().send(address, { Origin: here.origin })
        : browser.send(address, byScript);
      return verdictOf(await answer, isCodeSent);
    },

    byCode: ({ dialCode, phone }: PhoneNumber, code: string, sent?: string) =>
      login(callPaths.phoneLogin, { phonecode: dialCode, phone, code }, isSignedInByCode, sent),

    byPassword: (email: string, pass: string, sent?: string) =>
      login(callPaths.emailLogin, { email, pass }, isSignedInByEmail, sent),

    /** Changes the language, as the header does. */
    async setLanguage(code: string): Promise<void> {
      await browser.send(at(`${callPaths.setCulture}?culture=${encodeURIComponent(code)}`), byScript);
    },
  };
}

export type Card = Exclude<Awaited<ReturnType<typeof openCard>>, string>;
