import { portalLinks, portalPaths } from '../../routes';
import { type Fault, fault } from '../fault';
import { nameOf, type Page } from '../html/page';
import { isNoAnswer, isSameSite, Missed, type Visits } from '../web/visits';
import type { ReadData } from './data';

interface Link {
  address: string;
  /** The English name of the link. Undefined where 404 is right: a site hides a page from who may not see it. */
  name?: string;
}

const named = (links: Record<string, string>, prefix = ''): Link[] =>
  Object.entries(links).map(([name, path]) => ({ address: prefix + path, name }));

/** What the widgets of a site link to on its own origin. */
export function linksOf(pages: readonly Page[], lang: string): Link[] {
  const has = (widget: string) => pages.some(({ placeholders }) => placeholders.includes(widget));
  const own = portalPaths;
  return [
    ...(has('header') ? named(portalLinks.menu, `/${lang}`) : []),
    ...(has('footer') ? named(portalLinks.footer) : []),
    ...(has('login-card') ? named({ SignUp: own.signUp, ForgotPassword: own.forgotPassword }) : []),
    ...(has('login-card') ? [{ address: own.afterLogin }] : []),
    ...(has('header')
      ? Object.values(portalLinks.account).map((path) => ({ address: `/${lang}${path}` }))
      : []),
  ];
}

interface Checked {
  faults: Fault[];
  unread: string[];
  count: number;
}

/** Whether redirects lead from https to http. */
export const leadsToHttp = (path: readonly URL[]): boolean =>
  path.some((address, at) => address.protocol === 'https:' && path[at + 1]?.protocol === 'http:');

async function checkLink({ address: path, name }: Link, origin: URL, visits: Visits) {
  const asked = new URL(path, origin);
  const answer = await visits.follow(asked);
  if (answer instanceof Missed) return { unread: `${path}: ${answer.reason}` };
  if (isNoAnswer(answer)) return { unread: `${path}: it answers ${answer.status}` };
  const { status } = answer;
  if (leadsToHttp(answer.path)) return { fault: fault('address over http', path) };
  if (status >= 500) return { fault: fault('address failed', path, { status: `${status}` }) };
  if ((status === 404 || status === 410) && name)
    return { fault: fault('address missing', path, { status: `${status}`, link: name }) };
  return {};
}

/** The flags of the languages, which the header shows. */
async function checkFlag(code: string, origin: URL, visits: Visits) {
  const path = portalPaths.flag(code);
  const answer = await visits.follow(new URL(path, origin));
  if (answer instanceof Missed) return { unread: `${path}: ${answer.reason}` };
  if (isNoAnswer(answer)) return { unread: `${path}: it answers ${answer.status}` };
  const type = (answer.headers['content-type'] ?? '').replace(/;.*/, '');
  if (answer.status === 200 && (/^image\//.test(type) || !type)) return {};
  const found = answer.status === 200 ? type : `${answer.status}`;
  return { fault: fault('flag missing', path, { found }) };
}

/** Checks the links of the widgets, and the flags. */
export async function checkAddresses(
  pages: readonly Page[],
  origin: URL,
  { lang, data }: { lang: string; data: ReadData | undefined },
  visits: Visits,
): Promise<Checked> {
  const unique = new Map(
    linksOf(pages, lang)
      .map((link) => [link.address, link])
      .reverse() as [string, Link][],
  );
  const links = [...unique.values()].reverse();
  const codes = pages.some(({ placeholders }) => placeholders.includes('header'))
    ? (data?.languages ?? []).map(({ code }) => code)
    : [];
  const results = await Promise.all([
    ...(codes.length > 1 ? codes : []).map((code) => checkFlag(code, origin, visits)),
    ...links.map((link) => checkLink(link, origin, visits)),
  ]);
  return {
    faults: results.flatMap((result) => ('fault' in result && result.fault) || []),
    unread: results.flatMap((result) => ('unread' in result && result.unread) || []),
    count: results.length,
  };
}

/** The page of a language is in that language, or redirects to another address. */
export function checkLanguage(page: Page, asked: URL, code: string, data: ReadData | undefined): Fault[] {
  const here = page.answer.path.at(-1) as URL;
  if (!data || page.answer.status !== 200 || here.pathname !== asked.pathname || !isSameSite(here, asked))
    return [];
  const isRight = data.lang.toLowerCase() === code.toLowerCase();
  return isRight ? [] : [fault('other language', nameOf(asked), { found: data.lang, lang: code })];
}
