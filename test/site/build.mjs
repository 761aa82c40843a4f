import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from './texts.mjs';

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
 * The dictionary of the widgets: the texts of the build, or the English ones and the site's own.
 * @param {string} dist
 * @param {import('./languages.mjs').Culture} lang
 * @returns {Translations}
 */
export function readTranslations(dist, lang) {
  const own = texts[lang].translations;
  return { ...readJson(dist, `translations/${own ? 'en' : lang}.json`), ...own };
}

/**
 * The hash and the integrity of each file, from the manifest.
 * @param {string} dist
 * @returns {Record<string, { hash: string, integrity: string } | undefined>}
 */
export const readFiles = (dist) => readJson(dist, 'manifest.json').files ?? {};
