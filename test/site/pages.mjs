import { findState } from './find-state.mjs';
import { importSource } from './import-source.mjs';
import { adminPages } from './pages/admin.mjs';
import { home } from './pages/home.mjs';
import { login } from './pages/login.mjs';
import { statePage } from './pages/state.mjs';
import { statesPage } from './pages/states.mjs';

/** @type {typeof import('../../src/facts/routes.ts')} */
const { portalLinks } = await importSource('src/facts/routes.ts');

/** @typedef {import('./layout.mjs').Page} Page */

/** @type {Page} */
const notFound = { title: ({ t }) => t.notFound, unprefixed: true };

/** Every page by its path behind the language. @type {Record<string, Page>} */
const pages = {
  '/': home,
  '/account/signup': { title: ({ t }) => t.signUp, unprefixed: true },
  '/account/forgotpassword': { title: ({ t }) => t.forgotPassword, unprefixed: true },
  '/states': statesPage,
};

/** The other pages, by the translation key of the link to them. @type {Record<string, Partial<Page>>} */
const withContent = { Login: login, ...adminPages };

// The widgets link to these pages. The title of a page is the text of its link.
for (const links of Object.values(portalLinks))
  for (const [key, address] of /** @type {[import('./texts.mjs').Key, string][]} */ (Object.entries(links)))
    pages[address.replace(/^\/ru\b/, '')] = {
      title: ({ translations }) => translations[key],
      ...withContent[key],
    };

/** @param {string} path */
export function findPage(path) {
  const state = findState(path);
  const page = state ? statePage(state) : pages[path];
  return page ? { page, status: 200 } : { page: notFound, status: 404 };
}
