import { importSource } from './import-source.mjs';

/** @type {typeof import('../../src/routes.ts')} */
const { portalLinks } = await importSource('src/routes.ts');

/** The path of an address, without the language. @param {string} address */
const withoutLanguage = (address) => address.replace(/^\/ru\b/, '');

/**
 * The pages that the widgets link to: the translation key of the link's text, by the path behind the language. Each
 * stand-in site answers all of them.
 */
export const linkedPages = new Map(
  Object.values(portalLinks)
    .flatMap((links) => Object.entries(links))
    .map(
      ([key, address]) =>
        /** @type {[path: string, key: import('./texts.mjs').Key]} */ ([withoutLanguage(address), key]),
    ),
);
