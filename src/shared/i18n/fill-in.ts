import { translationsCameFirst } from '../../facts/messages';
import { givenPage, parseGiven } from '../page/given-page';
import { getProperty } from '../page/property';
import { textOf } from './lookup';

/** Fills in the texts that the page's data lacks. It runs in `dist/translations/uk.js`, for a page that no server writes. */
export function fillIn(texts: Record<string, string>): void {
  const page = parseGiven(givenPage());
  if (typeof page !== 'object' || !page) {
    console.error(translationsCameFirst());
    return;
  }
  const own = { ...Object(getProperty(page, 'translations')) };
  const lacking = Object.entries(texts).filter(([key]) => !textOf(own, key));
  const translations = { ...own, ...Object.fromEntries(lacking) };
  Object.assign(window, { __PAGE__: { ...page, translations } });
}
