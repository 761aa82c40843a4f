import { readdirSync } from 'node:fs';

/**
 * A step of `public/site/drive.js`. `press` and `until` take a selector, `later` moves the page's clock forward by a number of seconds.
 * Buttons, fields and texts are translation keys; after the key of a field is what to fill in.
 * @typedef {import('../../src/i18n/translator').Key} Key
 * @typedef {`click ${Key}` | `see ${Key}` | `fill ${Key} ${string}` | `press ${string}` | `until ${string}` | `later ${number}`} Step
 *
 * @typedef {object} State
 * @property {string} name
 * @property {Record<string, unknown>} [page] changes of `__PAGE__`; `Translations` are added to the others
 * @property {import('./languages.mjs').Culture} [lang] the language of the state
 * @property {'Admin'} [role]
 * @property {boolean} [login] a page header with `data-page="login"`
 * @property {boolean} [slots] nodes of the site in the login card
 * @property {boolean} [fallback] false for an empty placeholder
 * @property {`${import('./calls.mjs').CallName}:${import('./scenarios.mjs').FixedAnswer}`} [backend] see `scenarios.mjs`
 * @property {Step[]} [steps]
 * @property {number} [width] the maximum window width of the state
 * @property {number} [least] the minimum window width of the state
 * @property {Record<string, string>} [stored] what the browser's local storage has
 * @property {boolean} [slow] waits for the widgets' time limit of 15 seconds
 * @property {number[]} [pixels] the window widths at which a test compares its pixels under the stylesheets of other sites
 * @property {string[]} [scripts] the widgets with a script in the page, instead of its own
 */

const folder = new URL('states/', import.meta.url);

/** The states of a widget, and one more: what a visitor sees when it never mounts. @param {string} file `WIDGET.mjs` */
async function statesOf(file) {
  const widget = file.replace('.mjs', '');
  /** @type {{ default: Record<string, State> }} */
  const { default: own } = await import(new URL(file, folder).href);
  const unmounted = { [`${widget}-no-script`]: { name: 'Without its script', scripts: [] } };
  const all = /** @type {[string, State][]} */ (Object.entries({ ...own, ...unmounted }));
  return all.map(([id, state]) => ({ id, widget, scripts: [widget], ...state }));
}

/** @typedef {State & { id: string, widget: string, scripts: string[] }} StateOfWidget */

/** Every state of every widget, for `/states` and for the tests of all states. @type {StateOfWidget[]} */
export const states = (await Promise.all(readdirSync(folder).sort().map(statesOf))).flat();

/** @param {string} path `/states/{id}` */
export const findState = (path) => states.find(({ id }) => path === `/states/${id}`);
