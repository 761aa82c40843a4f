import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The dictionary of the widgets from the build. There is none for Slovak, which is shown in English.
 * @param {string} dist
 * @param {string} lang
 * @returns {Record<string, string>}
 */
export function readTranslations(dist, lang) {
  try {
    const file = join(dist, 'translations', `${lang === 'sk' ? 'en' : lang}.json`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
