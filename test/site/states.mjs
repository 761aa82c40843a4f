import { footerStates } from './states/footer.mjs';
import { headerStates } from './states/header.mjs';
import { emailStates } from './states/login-card-email.mjs';
import { phoneStates } from './states/login-card-phone.mjs';
import { pageHeaderStates } from './states/page-header.mjs';

/**
 * A step of `public/site/drive.js`. Buttons, fields and texts bear the key of their translation.
 * @typedef {{ click: string } | { fill: string, text: string } | { see: string }
 *   | { press: string } | { until: string } | { later: number }} Step
 *   `press` and `until` take a selector, `later` turns the page's clock on by so many seconds
 *
 * @typedef {object} State
 * @property {string} id
 * @property {'header' | 'page-header' | 'login-card' | 'footer'} widget
 * @property {string} name
 * @property {Record<string, unknown>} [page] what differs in `__PAGE__`; `Translations` are added
 * @property {import('./languages.mjs').Culture} [lang] the language it is meant for
 * @property {'Admin'} [role]
 * @property {boolean} [login] a page header that is the login page's own
 * @property {boolean} [fallback] false for an empty placeholder
 * @property {string[]} [scripts] the widgets whose scripts are included, else its own
 * @property {import('./scenarios.mjs').Scenario} [backend]
 * @property {Step[]} [steps]
 * @property {number} [width] the widest window in which there is such a state
 * @property {number} [least] the narrowest window in which it can be seen
 * @property {boolean} [slow] takes the 15 seconds of the widgets' time limit
 */

/** Every state of every widget, for `/states` and for the tests that look at all of them. */
export const states = [...headerStates, ...pageHeaderStates, ...phoneStates, ...emailStates, ...footerStates];

/** @param {string} path `/states/{id}` */
export function findState(path) {
  return states.find(({ id }) => path === `/states/${id}`);
}
