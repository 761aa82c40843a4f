import { html } from './html.mjs';
import { linkedPages } from './linked-pages.mjs';
import { adminPages } from './pages/admin.mjs';
import { contacts } from './pages/contacts.mjs';
import { gallery } from './pages/gallery.mjs';
import { home } from './pages/home.mjs';
import { login } from './pages/login.mjs';
import { mobileApp } from './pages/mobile-app.mjs';
import { panel } from './pages/panel.mjs';
import { forgotPassword, notFound, privacy, signUp, terms } from './pages/plain.mjs';
import { statePage } from './pages/state.mjs';
import { stations } from './pages/stations.mjs';
import { findState } from './states.mjs';

/**
 * @typedef {import('./layout.mjs').Page} Page
 * @typedef {import('./texts.mjs').Key} Key
 */

/** The pages with content, by the translation key of a link to them. @type {{ [Linked in Key]?: Page }} */
const withContent = {
  FindStations: stations,
  MobileApp: mobileApp,
  Contacts: contacts,
  Login: login,
  ControlPanel: panel,
  StationsMap: stations,
  PrivacyPolicy: privacy,
  Terms: terms,
  ...adminPages,
};

/** A page that has only a title: the text of the link to it. @param {Key} key @returns {Page} */
const withTitle = (key) => ({ title: ({ translations }) => translations[key], content: () => html`` });

/** Every page by its path behind the language. @type {Record<string, Page>} */
const pages = {
  '/': home,
  '/account/signup': signUp,
  '/account/forgotpassword': forgotPassword,
  '/states': gallery,
  ...Object.fromEntries([...linkedPages].map(([path, key]) => [path, withContent[key] ?? withTitle(key)])),
};

/** @param {string} path */
export function findPage(path) {
  const state = findState(path);
  const page = state ? statePage(state) : pages[path];
  return page ? { page, status: 200 } : { page: notFound, status: 404 };
}
