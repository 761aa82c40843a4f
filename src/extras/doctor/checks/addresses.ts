import { portalLinks, portalPaths } from '../../../facts/routes';
import { type Fault, fault } from '../fault';
import { languagesOf, type ReadPage } from '../pages';
import { type Followed, isNoAnswer, leadsToHttp, Missed, type Visits, whyNot } from '../web/visits';

/** An address to which widgets lead. */
interface Link {
  path: string;
  /** The English name of the link. Undefined where 404 is right: a site hides a page from visitors who may not see it. */
  name?: string;
  isFlag?: true;
}

const named = (links: Record<string, string>, prefix = ''): Link[] =>
  Object.entries(links).map(([name, path]) => ({ path: prefix + path, name }));

/** The addresses on the own origin to which the widgets of some pages lead. The first of two equal ones counts. */
function linksOf(pages: readonly ReadPage[], lang: string): Link[] {
  const has = (widget: string) => pages.some(({ page }) => page.placeholders.includes(widget));
  const { signUp, forgotPassword, afterLogin, flag } = portalPaths;
  const flags: Link[] = languagesOf(pages).map(({ code }) => ({ path: flag(code), isFlag: true }));
  const all: Link[] = [
    ...(has('header') && flags.length > 1 ? flags : []),
    ...(has('header') ? named(portalLinks.menu, `/${lang}`) : []),
    ...(has('footer') ? named({ ...portalLinks.legal, ...portalLinks.footer }) : []),
    ...(has('login-card') ? named({ SignUp: signUp, ForgotPassword: forgotPassword }) : []),
    ...(has('login-card') ? [{ path: afterLogin }] : []),
    ...(has('header') ? Object.values(portalLinks.account).map((path) => ({ path: `/${lang}${path}` })) : []),
  ];
  const byPath = new Map<string, Link>();
  for (const link of all) if (!byPath.has(link.path)) byPath.set(link.path, link);
  return [...byPath.values()];
}

function wrongFlag(path: string, { status, headers }: Followed): Fault | undefined {
  const type = (headers['content-type'] ?? '').replace(/;.*/, '');
  if (status === 200 && (!type || type.startsWith('image/'))) return undefined;
  return fault('flag missing', path, { found: status === 200 ? type : `${status}` });
}

function wrongPage({ path, name }: Link, answer: Followed): Fault | undefined {
  const status = `${answer.status}`;
  if (leadsToHttp(answer.path)) return fault('address over http', path);
  if (answer.status >= 500) return fault('address failed', path, { status });
  const isGone = answer.status === 404 || answer.status === 410;
  return isGone && name ? fault('address missing', path, { status, link: name }) : undefined;
}

/** Checks the pages to which the widgets lead, and the flags. */
export async function checkAddresses(pages: readonly ReadPage[], origin: URL, lang: string, visits: Visits) {
  const links = linksOf(pages, lang);
  const asked = await Promise.all(
    links.map(async (link) => ({ link, answer: await visits.follow(new URL(link.path, origin)) })),
  );
  const faults: Fault[] = [];
  const notChecked: string[] = [];
  for (const { link, answer } of asked) {
    if (answer instanceof Missed || isNoAnswer(answer)) {
      notChecked.push(whyNot(link.path, answer));
      continue;
    }
    const found = link.isFlag ? wrongFlag(link.path, answer) : wrongPage(link, answer);
    if (found) faults.push(found);
  }
  return { faults, notChecked, count: links.length };
}
