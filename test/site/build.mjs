import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoLanguage } from './languages.mjs';
import { pseudo } from './pseudo.mjs';

/** Reads a JSON file of the build again for each page, because `npm run dev` replaces it. @param {string} dist @param {string} name */
function readJson(dist, name) {
  try {
    return JSON.parse(readFileSync(join(dist, name), 'utf8'));
  } catch {
    return {};
  }
}

/** @typedef {Record<import('./texts.mjs').Key, string>} Translations */

/**
 * The dictionary of the widgets.
 * @param {string} dist
 * @param {import('./languages.mjs').Culture} lang
 * @returns {Translations}
 */
export function readTranslations(dist, lang) {
  if (lang !== pseudoLanguage) return readJson(dist, `translations/${lang}.json`);
  /** @type {Translations} */
  const english = readJson(dist, 'translations/en.json');
  const entries = Object.entries(english).map(([key, text]) => [key, pseudo(text)]);
  return Object.fromEntries(entries);
}

/**
 * The hash and the integrity of each file, from the manifest.
 * @param {string} dist
 * @returns {Record<string, { hash: string, integrity: string } | undefined>}
 */
export const readFiles = (dist) => readJson(dist, 'manifest.json').files ?? {};
