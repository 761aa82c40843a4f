import { createHost } from '../../../src/shared/host/host';
import { translator } from '../../../src/shared/i18n/translator';
import { readPage } from '../../../src/shared/page/page';
import { texts } from '../../../src/tooling/from-facts/translations/texts';
import { give } from '../shared/page/reading';

/** A complete dictionary. The text of each key is the key in brackets. */
const translations = Object.fromEntries(Object.keys(texts.en).map((key) => [key, `[${key}]`]));

/** Creates the host that a widget gets on a page with this data. */
export function testHost(data: object = {}, attributes: Record<string, string> = {}) {
  give({ lang: 'uk', translations, ...data });
  const element = document.createElement('div');
  Object.assign(element.dataset, attributes);
  const abortController = new AbortController();
  const page = readPage();
  const host = createHost(
    element,
    page,
    translator(page, texts.en, () => {}),
    abortController.signal,
  );
  return { element, host, abortController };
}
