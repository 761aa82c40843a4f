import { textOf } from '../../../shared/i18n/lookup';
import { type Fault, fault } from '../fault';
import type { ReadPage } from '../pages';
import { fileName, type Product } from '../product';
import type { ReadData } from './data';

/** The keys that a page's dictionary lacks for some widgets. English is built in. */
export function missingKeys(
  { lang, translations }: Pick<ReadData, 'lang' | 'translations'>,
  names: readonly string[],
  { widgets }: Product,
): string[] {
  if (/^en(?![a-z\d])/i.test(lang)) return [];
  const keys = names.flatMap((name) => widgets[name] ?? []);
  return [...new Set(keys)].filter((key) => textOf(translations, key) === undefined);
}

/** The texts that pages lack, once for each language. A script of ours with all texts may fill them in. */
export function checkTexts(
  pages: readonly ReadPage[],
  versions: readonly string[],
  product: Product,
): Fault[] {
  // Another version may need other keys.
  if (versions.join() !== product.version) return [];
  const lacking = new Map<string, { where: string; keys: Set<string> }>();
  for (const { page, data } of pages) {
    const isFilled = page.tags.some(
      ({ address }) => address && fileName(address, product)?.startsWith('translations/'),
    );
    const keys = data && !isFilled ? missingKeys(data, page.placeholders, product) : [];
    if (!data || !keys.length) continue;
    const known = lacking.get(data.lang) ?? { where: page.name, keys: new Set() };
    for (const key of keys) known.keys.add(key);
    lacking.set(data.lang, known);
  }
  return [...lacking].map(([lang, { where, keys }]) =>
    fault('texts missing', where, { lang, keys: [...keys].join(', ') }),
  );
}
