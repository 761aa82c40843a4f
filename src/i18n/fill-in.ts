import { getProperty } from '../page/property';
import { textOf } from './lookup';

/** Fills in the texts that `window.__PAGE__` lacks. It runs in `dist/translations/uk.js`, for a page that no server writes. */
export function fillIn(texts: Record<string, string>): void {
  const given: unknown = Reflect.get(window, '__PAGE__');
  const page: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  if (typeof page !== 'object' || !page) {
    console.error('ev-portal-widgets: the tag of the translations must follow window.__PAGE__');
    return;
  }
  const own = { ...Object(getProperty(page, 'translations')) };
  const lacking = Object.entries(texts).filter(([key]) => textOf(own, key) === undefined);
  const translations = { ...own, ...Object.fromEntries(lacking) };
  Object.assign(window, { __PAGE__: { ...page, translations } });
}
