import { checkAddresses } from './checks/addresses';
import { checkCalls } from './checks/calls';
import { checkCookies } from './checks/cookies';
import { checkFiles } from './checks/files';
import { checkCharset, checkNonce, hasNonce, hasPolicy } from './checks/page';
import { checkPlaceholders } from './checks/tags';
import { checkTexts } from './checks/texts';
import type { Fault } from './fault';
import { visitPages } from './pages';
import type { Product } from './product';
import type { Get } from './web/get';
import { visits } from './web/visits';

export interface Options {
  address: URL;
  /** The language of the login page. Without it that of the first page. */
  lang: string | undefined;
  /** Whether to make the two harmless calls. */
  calls: boolean;
}

export interface Examination {
  origin: string;
  lang: string;
  /** The page with the login card, in that language if there are several. */
  loginPage: URL | undefined;
  faults: Fault[];
  /** How much was looked at. */
  checked: { files: number; pages: number; addresses: number; calls: number };
  notChecked: string[];
}

/** Looks at a site, and returns all that is wrong. The most important requests come first, because their number is limited. */
export async function examine(options: Options, product: Product, get: Get): Promise<Examination> {
  const site = visits(get);
  const { origin, lang, pages, answers, faults, notChecked } = await visitPages(
    options.address,
    options.lang,
    site,
    product,
  );
  // Nothing else is right on a page whose C# has found no build.
  const shown = pages.filter(({ page }) => page.excuse === undefined);
  const files = await checkFiles(
    shown.map(({ page }) => page),
    site,
    product,
  );
  // What is left out of a page may be what a check misses.
  for (const { page } of shown.filter(({ page }) => !page.isCut))
    faults.push(...checkCharset(page), ...(await checkPlaceholders(page, files.foreign, site, product)));
  // What it blocks, the console of a browser names.
  if (shown.some(({ page }) => hasPolicy(page)))
    notChecked.push('the security policy (what the widgets need is at answers#security-policy)');
  const secret = shown.find(({ page }) => hasNonce(page))?.page;
  faults.push(
    ...checkTexts(shown, files.versions, product),
    ...(secret ? checkNonce(secret, await site.ask(secret.answer.path.at(-1) as URL, {}, true)) : []),
    ...answers.flatMap(checkCookies),
  );
  const calls = options.calls
    ? await checkCalls(origin, lang, site)
    : { faults: [], notChecked: ['the calls (add --calls)'], count: 0 };
  const addresses = await checkAddresses(shown, origin, lang, site);
  for (const found of [files, addresses, calls]) {
    faults.push(...found.faults);
    notChecked.push(...found.notChecked);
  }
  const limit = site.stopped();
  if (limit) notChecked.push(`what needs more: ${limit}`);
  const withCard = shown.filter(({ page }) => page.placeholders.includes('login-card'));
  const login = withCard.find(({ data }) => data?.lang === lang) ?? withCard[0];
  return {
    origin: origin.origin,
    lang,
    loginPage: login?.page.answer.path.at(-1),
    faults,
    checked: { files: files.count, pages: pages.length, addresses: addresses.count, calls: calls.count },
    notChecked: [...new Set(notChecked)],
  };
}
