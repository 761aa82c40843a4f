import { type Fault, fault } from '../fault';
import { nameOf, type Page } from '../html/page';
import type { ReadData } from './data';

/** The page at the address of a language is in that language. A redirect to another address says nothing. */
export function checkLanguage(page: Page, asked: URL, code: string, data: ReadData | undefined): Fault[] {
  const isThere = page.answer.path.at(-1)?.pathname === asked.pathname;
  if (!data || !isThere || data.lang.toLowerCase() === code.toLowerCase()) return [];
  return [fault('other language', nameOf(asked), { found: data.lang, lang: code })];
}
