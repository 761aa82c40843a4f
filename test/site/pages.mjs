import { linkedPages } from './linked-pages.mjs';
import { adminPages } from './pages/admin.mjs';
import { gallery } from './pages/gallery.mjs';
import { login } from './pages/login.mjs';
import { forgotPassword, home, linked, notFound, signUp } from './pages/plain.mjs';
import { statePage } from './pages/state.mjs';
import { findState } from './states.mjs';

/** @type {Record<string, import('./layout.mjs').Page>} */
const withContent = { Login: login, ...adminPages };

/** Every page by its path behind the language. @type {Record<string, import('./layout.mjs').Page>} */
const pages = {
  '/': home,
  '/account/signup': signUp,
  '/account/forgotpassword': forgotPassword,
  '/states': gallery,
  ...Object.fromEntries([...linkedPages].map(([path, key]) => [path, withContent[key] ?? linked(key)])),
};

/** @param {string} path */
export function findPage(path) {
  const state = findState(path);
  const page = state ? statePage(state) : pages[path];
  return page ? { page, status: 200 } : { page: notFound, status: 404 };
}
