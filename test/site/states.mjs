import { readdirSync } from 'node:fs';

/**
 * A step of `public/site/drive.js`. Buttons, fields and texts are translation keys.
 * @typedef {import('../../src/i18n/texts').Key} Key
 * @typedef {{ click: Key } | { fill: Key, text: string } | { see: Key }
 *   | { press: string } | { until: string } | { later: number }} Step
 *   `press` and `until` take a selector, `later` moves the page's clock forward by a number of seconds
 *
 * @typedef {object} State
 * @property {string} id
 * @property {string} name
 * @property {Record<string, unknown>} [page] changes of `__PAGE__`; `Translations` are added to the others
 * @property {import('./languages.mjs').Culture} [lang] the language of the state
 * @property {'Admin'} [role]
 * @property {boolean} [login] a page header with `data-page="login"`
 * @property {boolean} [slots] nodes of the site in the login card
 * @property {boolean} [fallback] false for an empty placeholder
 * @property {import('./scenarios.mjs').Scenario} [backend]
 * @property {Step[]} [steps]
 * @property {number} [width] the maximum window width of the state
 * @property {number} [least] the minimum window width of the state
 * @property {Record<string, string>} [stored] what the browser's local storage has
 * @property {number} [wait] the seconds in the `Data` of an `SmsSentTimeout`
 * @property {boolean} [slow] waits for the widgets' time limit of 15 seconds
 * @property {number[]} [pixels] the window widths at which a test compares its pixels under the stylesheets of other sites
 */

/** @typedef {State & { widget: string, scripts: string[] }} StateOfWidget `scripts` are the widgets with a script in the page */

const folder = new URL('states/', import.meta.url);

/** The files with states, by widget: `states/footer.mjs`, or all files in `states/login-card/`. @type {Map<string, string[]>} */
const filesByWidget = new Map();
for (const path of readdirSync(folder, { recursive: true }).map(String).sort()) {
  const [widget = ''] = path.split(/[\\/.]/);
  if (path.endsWith('.mjs')) filesByWidget.set(widget, [...(filesByWidget.get(widget) ?? []), path]);
}

/** @param {[string, string[]]} files @returns {Promise<StateOfWidget[]>} */
async function statesOf([widget, files]) {
  const modules = await Promise.all(files.map((path) => import(new URL(path, folder).href)));
  /** @type {State[]} */
  const own = modules.flatMap((module) => module.default);
  const noScript = { id: `${widget}-no-script`, name: 'Without its script', widget, scripts: [] };
  return [...own.map((state) => ({ ...state, widget, scripts: [widget] })), noScript];
}

/** Every state of every widget, for `/states` and for the tests of all states. */
export const states = (await Promise.all([...filesByWidget].map(statesOf))).flat();

/** @param {string} path `/states/{id}` */
export function findState(path) {
  return states.find(({ id }) => path === `/states/${id}`);
}
