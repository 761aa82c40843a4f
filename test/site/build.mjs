import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a JSON file of the build again for each page, because `npm run dev` replaces it. @param {string} dist @param {string} name */
function readJson(dist, name) {
  try {
    return JSON.parse(readFileSync(join(dist, name), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The dictionary of the widgets from the build. There is none for Slovak, which is shown in English.
 * @param {string} dist
 * @param {string} lang
 * @returns {Record<string, string>}
 */
export const readTranslations = (dist, lang) =>
  readJson(dist, `translations/${lang === 'sk' ? 'en' : lang}.json`);

/**
 * The hash and the integrity of each file, from the manifest.
 * @param {string} dist
 * @returns {Record<string, { hash: string, integrity: string } | undefined>}
 */
export const readFiles = (dist) => readJson(dist, 'manifest.json').files ?? {};
