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

/** Every page by its path behind the language. @type {Record<string, import('./layout.mjs').Page>} */
const pages = {
  '/': home,
  '/karta_zapravok': stations,
  '/mobilnoe_prilozhenie': mobileApp,
  '/kontakty': contacts,
  '/account/login': login,
  '/account/signup': signUp,
  '/account/forgotpassword': forgotPassword,
  '/politika_konfidencialnosti': privacy,
  '/uslovija_i_polozhenija': terms,
  '/panel': panel,
  '/states': gallery,
  ...adminPages,
};

/** @param {string} path */
export function findPage(path) {
  const state = findState(path);
  const page = state ? statePage(state) : pages[path];
  return page ? { page, status: 200 } : { page: notFound, status: 404 };
}
