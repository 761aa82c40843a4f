import { portalLinks } from '../routes';
import { checkAddresses, checkLanguage, leadsToHttp } from './checks/addresses';
import { checkCalls } from './checks/calls';
import { checkCookies } from './checks/cookies';
import { checkData, missingKeys, type ReadData } from './checks/data';
import { checkFiles } from './checks/files';
import { checkCharset, checkNonce, hasNonce } from './checks/page';
import { checkPolicy } from './checks/policy';
import { checkOrder, checkPlaceholders } from './checks/tags';
import { type Fault, fault } from './fault';
import { nameOf, type Page, readPage } from './html/page';
import { fileName, type Product } from './product';
import type { Get } from './web/get';
import { type Followed, Missed, visits } from './web/visits';

export interface Options {
  address: URL;
  /** The language of the pages. Without it that of the first page. */
  lang: string | undefined;
  /** Whether to make the two harmless calls. */
  calls: boolean;
}

export interface Examination {
  origin: string;
  faults: Fault[];
  /** How much was looked at. */
  checked: { files: number; pages: number; addresses: number; calls: number };
  notChecked: string[];
}

/** The doctor has found nothing to judge. The message says why. */
export class CouldNotLook extends Error {}

const isPage = ({ status, headers }: Followed) =>
  status === 200 &&
  /^(text\/html|application\/xhtml\+xml)?(;|$)/i.test((headers['content-type'] ?? '').trim());

const isOurs = (page: Page, product: Product) =>
  page.excuse !== undefined ||
  page.placeholders.some((name) => name in product.widgets) ||
  page.tags.some(({ address }) => address && fileName(address, product));

/** A visitor who has chosen a language. Some sites take it from the path, some from a cookie. */
const choosing = (code: string) => ({
  Cookie: `culture=${code}; .AspNetCore.Culture=c%3D${code}%7Cuic%3D${code}`,
});

/** The keys that pages lack, once for each language. A script of ours with all texts may fill them in. */
function checkTexts(
  read: { page: Page; data: ReadData | undefined }[],
  versions: string[],
  product: Product,
): Fault[] {
  // Another version may need other keys.
  if (versions.join() !== product.version) return [];
  const lacking = new Map<string, { where: string; keys: string[] }>();
  for (const { page, data } of read) {
    const isFilled = page.tags.some(
      ({ address }) => address && fileName(address, product)?.startsWith('translations/'),
    );
    if (!data || isFilled) continue;
    const keys = missingKeys(data, [...page.placeholders], product);
    const known = lacking.get(data.lang);
    if (known) known.keys = [...new Set([...known.keys, ...keys])];
    else if (keys.length) lacking.set(data.lang, { where: page.name, keys });
  }
  return [...lacking].map(([lang, { where, keys }]) =>
    fault('texts missing', where, { lang, keys: keys.join(', ') }),
  );
}

/** Looks at a site, and returns all that is wrong. */
export async function examine(
  { address, lang: wanted, calls }: Options,
  product: Product,
  get: Get,
): Promise<Examination> {
  const site = visits(get);
  const faults: Fault[] = [];
  const notChecked: string[] = [];

  const first = await site.follow(address);
  if (first instanceof Missed) throw new CouldNotLook(`${first.address.href}: ${first.reason}`);
  const here = first.path.at(-1) as URL;
  const origin = new URL('/', here);
  if (leadsToHttp(first.path)) faults.push(fault('address over http', nameOf(address)));
  const home = isPage(first) ? readPage(first) : undefined;
  const homeData = home && isOurs(home, product) && !home.excuse ? checkData(home).data : undefined;
  const [, prefix] = here.pathname.match(/^\/([a-z]{2}(?:-[a-z]{2})?)(?:\/|$)/i) ?? [];
  const lang = wanted ?? homeData?.lang ?? prefix ?? 'ru';
  const loginOf = (code: string) => new URL(`/${code}${portalLinks.menu.Login}`, origin);

  const pages: Page[] = home && isOurs(home, product) ? [home] : [];
  const cookies = [first];
  /** Visits the login page of a language, in which all widgets are. */
  async function visit(code: string, headers?: Record<string, string>): Promise<Page | undefined> {
    const asked = loginOf(code);
    const answer = await site.follow(asked, headers);
    if (answer instanceof Missed) notChecked.push(`${nameOf(asked)}: ${answer.reason}`);
    if (answer instanceof Missed || !isPage(answer)) return undefined;
    cookies.push(answer);
    const page = readPage(answer);
    if (!isOurs(page, product) || pages.some(({ name }) => name === page.name)) return undefined;
    pages.push(page);
    return page;
  }
  await visit(lang);
  if (!pages.length)
    throw new CouldNotLook(
      `${origin.href}: there is no page with a widget at ${nameOf(here)} and ${nameOf(loginOf(lang))} (status ${first.status})`,
    );

  const data = homeData ?? pages.map((page) => checkData(page).data).find((found) => found);
  for (const { code } of data?.languages ?? [])
    if (code !== lang) {
      const page = await visit(code, choosing(code));
      if (page && !page.excuse)
        faults.push(...checkLanguage(page, loginOf(code), code, checkData(page).data));
    }

  for (const { name, excuse } of pages) if (excuse) faults.push(fault('no build', name, { excuse }));
  const shown = pages.filter(({ excuse }) => !excuse);
  const files = await checkFiles(shown, site, product);
  notChecked.push(...files.unread);
  const read: { page: Page; data: ReadData | undefined }[] = [];
  for (const page of shown) {
    const found = checkData(page);
    read.push({ page, data: found.data });
    if (found.unread) notChecked.push(found.unread);
    faults.push(
      ...checkCharset(page),
      ...found.faults,
      ...(await checkPlaceholders(page, files.foreign, site, product)),
      ...checkOrder(page, product),
      ...checkPolicy(page, found.data, files.foreign, product),
    );
  }
  faults.push(...files.faults, ...checkTexts(read, files.versions, product));
  const secret = shown.find(hasNonce);
  if (secret) faults.push(...checkNonce(secret, await again(secret, site)));
  faults.push(...cookies.flatMap(checkCookies));

  const addresses = await checkAddresses(shown, origin, { lang, data }, site);
  faults.push(...addresses.faults);
  notChecked.push(...addresses.unread);
  const called = calls ? await checkCalls(origin, lang, site) : undefined;
  faults.push(...(called?.faults ?? []));
  notChecked.push(...(called?.unread ?? ['the calls (add --calls)']));
  const checked = {
    files: files.count,
    pages: pages.length,
    addresses: addresses.count,
    calls: called?.count ?? 0,
  };
  return { origin: origin.origin, faults, checked, notChecked: [...new Set(notChecked)] };
}

/** The same page once more, for a nonce that must differ. */
async function again(page: Page, site: ReturnType<typeof visits>): Promise<Followed | Missed> {
  const address = page.answer.path.at(-1) as URL;
  const answer = await site.ask(address, {}, true);
  return answer instanceof Missed ? answer : { ...answer, path: [address] };
}
