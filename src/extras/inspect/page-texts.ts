import { textOf } from '../../shared/i18n/lookup';
import type { WidgetsGlobal } from '../../shared/mount/global/page-api';
import { givenPage, parseGiven } from '../../shared/page/given-page';
import { getProperty } from '../../shared/page/property';
import type { KeysIn } from './found';
import { marked, numbersIn } from './marks';

/**
 * Marks all texts in `window.__PAGE__`, and mounts the widgets again that are there already. `english` has the widgets' own texts, by key:
 * the page shows them where it has none. Returns the function that finds the keys.
 */
export function markTexts(english: Record<string, string>): KeysIn {
  const keys = Object.keys(english);
  const given = parseGiven(givenPage());
  const page = typeof given === 'object' && given ? given : {};
  const own = Object(getProperty(page, 'translations'));
  const all = keys.map((key, number) => [key, marked(textOf(own, key) ?? `${english[key]}`, number)]);
  const translations = { ...own, ...Object.fromEntries(all) };
  Object.assign(window, { __PAGE__: { ...page, translations } });
  const { Widgets } = window as { Widgets?: WidgetsGlobal };
  Widgets?.unmount(document);
  Widgets?.mount(document);
  return (text) => numbersIn(text).flatMap((number) => keys[number] ?? []);
}
