import { footerStates } from './states/footer.mjs';
import { headerStates } from './states/header.mjs';
import { emailStates } from './states/login-card-email.mjs';
import { phoneStates } from './states/login-card-phone.mjs';
import { pageHeaderStates } from './states/page-header.mjs';

/**
 * A step of `public/site/drive.js`. Buttons, fields and texts are translation keys.
 * @typedef {{ click: string } | { fill: string, text: string } | { see: string }
 *   | { press: string } | { until: string } | { later: number }} Step
 *   `press` and `until` take a selector, `later` moves the page's clock forward by a number of seconds
 *
 * @typedef {object} State
 * @property {string} id
 * @property {'header' | 'page-header' | 'login-card' | 'footer'} widget
 * @property {string} name
 * @property {Record<string, unknown>} [page] changes of `__PAGE__`; `Translations` are added to the others
 * @property {import('./languages.mjs').Culture} [lang] the language of the state
 * @property {'Admin'} [role]
 * @property {boolean} [login] a page header with `data-page="login"`
 * @property {boolean} [fallback] false for an empty placeholder
 * @property {string[]} [scripts] the widgets with a script in the page; the default is `widget`
 * @property {import('./scenarios.mjs').Scenario} [backend]
 * @property {Step[]} [steps]
 * @property {number} [width] the maximum window width of the state
 * @property {number} [least] the minimum window width of the state
 * @property {Record<string, string>} [stored] what the browser's local storage has
 * @property {number} [wait] the seconds in the `Data` of an `SmsSentTimeout`
 * @property {boolean} [slow] waits for the widgets' time limit of 15 seconds
 */

/** Every state of every widget, for `/states` and for the tests of all states. */
export const states = [...headerStates, ...pageHeaderStates, ...phoneStates, ...emailStates, ...footerStates];

/** @param {string} path `/states/{id}` */
export function findState(path) {
  return states.find(({ id }) => path === `/states/${id}`);
}
