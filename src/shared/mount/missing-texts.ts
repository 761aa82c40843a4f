import { languages } from '../../facts/languages';
import { englishIsShown } from '../../facts/messages';
import { afterLoad } from '../host/after-load';
import { readPage } from '../page/page';

const known = new Set<string>();
let pending: string[] = [];
let hasTexts = false;

/** Collects the keys that the page's dictionary lacks, of `all` keys, and lists each once in one warning after the page has loaded. */
export function reportMissing(keys: string[], all: number): void {
  const found = keys.filter((key) => !known.has(key));
  for (const key of found) known.add(key);
  if (found.length && !pending.length) afterLoad(print);
  pending = [...pending, ...found];
  hasTexts ||= keys.length < all;
}

function print(): void {
  const language = !hasTexts && languages.find((code) => readPage().lang.startsWith(code));
  const advice = language ? `; add translations/${language}.js` : '';
  console.warn(englishIsShown(pending.length, pending.join(', '), advice));
  pending = [];
}
