import { portalLinks } from '../../facts/routes';
import type { Language } from '../../shared/page/languages';
import { checkData, type ReadData } from './checks/data';
import { checkLanguage } from './checks/language';
import { type Fault, fault } from './fault';
import { nameOf, type Page, readPage } from './html/page';
import { fileName, type Product } from './product';
import { type Followed, leadsToHttp, Missed, type Visits, whyNot } from './web/visits';

/** The doctor has found nothing to judge. The message says why. */
export class CouldNotLook extends Error {}

/** A page with the widgets, and its data. */
export interface ReadPage {
  page: Page;
  /** Undefined if they cannot be read. */
  data: ReadData | undefined;
}

export interface Pages {
  origin: URL;
  lang: string;
  pages: ReadPage[];
  /** The answers, also of pages without a widget. */
  answers: Followed[];
  faults: Fault[];
  notChecked: string[];
}

const isPage = ({ status, headers }: Followed) =>
  status === 200 &&
  /^(text\/html|application\/xhtml\+xml)?(;|$)/i.test((headers['content-type'] ?? '').trim());

const isOurs = (page: Page, product: Product) =>
  page.excuse !== undefined ||
  page.placeholders.some((name) => name in product.widgets) ||
  page.tags.some(({ address }) => address && fileName(address, product));

/** The languages of a site: not each page must name them. */
export const languagesOf = (pages: readonly ReadPage[]): Language[] =>
  pages.flatMap(({ data }) => (data?.languages.length ? [data.languages] : []))[0] ?? [];

/** A visitor who has chosen a language. Some sites take it from the path, some from a cookie. */
const choosing = (code: string) => ({
  Cookie: `culture=${code}; .AspNetCore.Culture=c%3D${code}%7Cuic%3D${code}`,
});

/** Visits a page, and the login page in each language: it has all widgets. `wanted` is the language to begin with. */
export async function visitPages(
  start: URL,
  wanted: string | undefined,
  site: Visits,
  product: Product,
): Promise<Pages> {
  const faults: Fault[] = [];
  const notChecked: string[] = [];
  const pages: ReadPage[] = [];
  const answers: Followed[] = [];

  function read(answer: Followed): ReadPage | undefined {
    answers.push(answer);
    const page = isPage(answer) ? readPage(answer) : undefined;
    if (!page || !isOurs(page, product) || pages.some((known) => known.page.name === page.name))
      return undefined;
    const { excuse } = page;
    const found =
      excuse === undefined ? checkData(page) : { faults: [fault('no build', page.name, { excuse })] };
    faults.push(...found.faults);
    if (found.unread) notChecked.push(found.unread);
    if (page.isCut) notChecked.push(`the rest of ${page.name}: it has too many tags`);
    const result = { page, data: found.data };
    pages.push(result);
    return result;
  }

  const first = await site.follow(start);
  if (first instanceof Missed) throw new CouldNotLook(`${first.address.href}: ${first.reason}`);
  const here = first.path.at(-1) as URL;
  if (leadsToHttp(first.path)) faults.push(fault('address over http', nameOf(start)));
  const home = read(first);
  const [, prefix] = here.pathname.match(/^\/([a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/i) ?? [];
  const lang = wanted ?? home?.data?.lang ?? prefix ?? 'ru';

  const loginOf = (code: string) => new URL(`/${code}${portalLinks.menu.Login}`, here);
  async function visitLogin(code: string, headers?: Record<string, string>): Promise<ReadPage | undefined> {
    const answer = await site.follow(loginOf(code), headers);
    if (!(answer instanceof Missed)) return read(answer);
    notChecked.push(whyNot(nameOf(answer.address), answer));
    return undefined;
  }
  await visitLogin(lang);
  if (!pages.length)
    throw new CouldNotLook(
      `${here.origin}: there is no page with a widget at ${nameOf(here)} (status ${first.status}) and ${nameOf(loginOf(lang))}`,
    );

  for (const { code } of languagesOf(pages).filter((each) => each.code !== lang)) {
    const found = await visitLogin(code, choosing(code));
    if (found) faults.push(...checkLanguage(found.page, loginOf(code), code, found.data));
  }
  return { origin: new URL('/', here), lang, pages, answers, faults, notChecked };
}
