import { createHost, type Host } from '../../../src/host/host';
import { texts } from '../../../src/i18n/texts';
import { translator } from '../../../src/i18n/translate';
import { readPage } from '../../../src/page/read';
import { give } from '../page/reading';

/** A complete dictionary, so that nothing is missed: each text is its key, in brackets. */
const translations = Object.fromEntries(Object.keys(texts).map((key) => [key, `[${key}]`]));

/** What a widget gets on a page with this data. */
export function guest(data: object = {}, attributes: Record<string, string> = {}) {
  give({ lang: 'uk', translations, ...data });
  const element = document.createElement('div');
  Object.assign(element.dataset, attributes);
  const life = new AbortController();
  const page = readPage();
  const host: Host = createHost(element, page, translator(page, texts), life.signal);
  return { element, host, life };
}
