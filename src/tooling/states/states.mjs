import footer from './footer.mjs';
import header from './header.mjs';
import loginCard from './login-card.mjs';
import pageHeader from './page-header.mjs';

/**
 * @typedef {object} State
 * @property {string} name
 * @property {Record<string, unknown>} [page] changes of `__PAGE__`; `Translations` are added to the others
 * @property {'uk' | 'ru' | 'en'} [lang] the language of the state
 * @property {'Admin'} [role]
 * @property {boolean} [login] a page header with `data-page="login"`
 * @property {string} [reserve] the `data-reserve` of a footer that does not have all its contacts and links
 * @property {boolean} [slots] nodes of the site in the login card
 * @property {boolean} [fallback] false for an empty placeholder
 * @property {`${import('./answers.mjs').CallName}:${import('./answers.mjs').FixedAnswer}`} [backend] what the server answers to a call
 * @property {import('./steps.mjs').Step[]} [steps]
 * @property {number} [width] the maximum window width of the state
 * @property {number} [least] the minimum window width of the state
 * @property {Record<string, string>} [stored] what the browser's local storage has
 * @property {boolean} [leaves] the page is being left: a driver of a browser waits for the next one
 * @property {boolean} [slow] waits for the widgets' time limit of 15 seconds
 * @property {number[]} [pixels] the window widths at which a test compares its pixels under the stylesheets of other sites
 * @property {string[]} [scripts] the widgets with a script in the page, instead of its own
 * @property {true | Record<string, unknown>} [guide] the guide shows the state. Its pages are in English: with what is here in place of a Ukrainian `page`
 */

/** The states of each widget. Those with `guide` come in this order there, and the first one is shown first. */
const ofWidgets = { footer, header, 'login-card': loginCard, 'page-header': pageHeader };

/** @typedef {{ [Widget in keyof typeof ofWidgets]: keyof typeof ofWidgets[Widget] }[keyof typeof ofWidgets]} StateId */

/** @typedef {State & { id: string, widget: string, scripts: string[] }} StateOfWidget */

/** The states of a widget, and one more: what a visitor sees when it never mounts. @param {[string, Record<string, State>]} of @returns {StateOfWidget[]} */
function statesOf([widget, own]) {
  const unmounted = { [`${widget}-no-script`]: { name: 'Without its script', scripts: [] } };
  const all = /** @type {[string, State][]} */ (Object.entries({ ...own, ...unmounted }));
  return all.map(([id, state]) => ({ id, widget, scripts: [widget], ...state }));
}

/** Every state of every widget: for `/states` of the stand-in. */
export const everyState = Object.entries(ofWidgets).flatMap(statesOf);

/** The states that stay: for the tests of all states, and for the guide. */
export const states = everyState.filter(({ leaves }) => !leaves);
