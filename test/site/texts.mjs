import en from './texts/en.mjs';
import ru from './texts/ru.mjs';
import uk from './texts/uk.mjs';

/**
 * @typedef {import('../../src/shared/i18n/translator').Key} Key
 * @typedef {typeof en} Texts
 */

/** @type {Record<import('./languages.mjs').Culture, Texts>} */
export const texts = { uk, ru, en, 'qps-ploc': uk };
