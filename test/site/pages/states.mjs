import { everyState } from '../../../src/tooling/states/states.mjs';
import { html } from '../html.mjs';
import { cultures, languages, pseudoLanguage } from '../languages.mjs';
import { hostSheets } from '../static-files.mjs';
import { themes } from '../themes.mjs';

/** @typedef {import('../../../src/tooling/states/states.mjs').StateOfWidget} State */

/** What all links of the page get in their addresses. Without a value a page is as usual. @type {Record<string, { label: string, options: Record<string, string | undefined> }>} */
const choices = {
  theme: { label: 'Theme', options: named(themes) },
  lang: {
    label: 'Language',
    options: {
      ...Object.fromEntries(cultures.map((code) => [code, languages[code]])),
      [pseudoLanguage]: 'pseudo',
    },
  },
  as: { label: 'Role', options: { Admin: 'admin' } },
  focus: { label: 'Focus', options: { first: 'first control' } },
  inspect: { label: 'Keys at Alt', options: { on: 'on' } },
  backend: { label: 'Backend', options: { late: '2 s late' } },
  sheet: { label: 'Page styles', options: named(Object.keys(hostSheets)) },
};

/** @param {string[]} names */
function named(names) {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** Links to every state of every widget. @type {import('../layout.mjs').Page} */
export const statesPage = {
  unprefixed: true,
  title: () => 'Widgets',
  widgets: [],
  body({ visit: { query } }) {
    const chosen = Object.fromEntries(
      Object.entries(query).filter(([name, value]) => name in choices && value),
    );
    const { lang = 'uk' } = chosen;
    /** @param {string} path @param {string} [ofState] */
    const address = (path, ofState) => `${path}?${new URLSearchParams({ lang: ofState ?? lang, ...chosen })}`;
    return html`
<main class="container" lang="en">
  <h1>Widgets</h1>
  <form aria-label="Choices" autocomplete="off">
    ${Object.entries(choices).map(([name, { label, options }]) => choice(name, label, options, query[name]))}
    <button type="submit">Change the links</button> <a href="/states">Reset</a>
  </form>
  <h2>Whole pages</h2>
  <ul>
    <li><a href="${address(`/${lang}`)}">Home page</a></li>
    <li><a href="${address(`/${lang}/account/login`)}">Login page</a></li>
  </ul>
  ${[...new Set(everyState.map(({ widget }) => widget))].map((name) => listOf(name, address))}
</main>`;
  },
};

/** @param {string} name @param {string} label @param {Record<string, string | undefined>} options @param {string} [chosen] */
const choice = (name, label, options, chosen) => html`
    <label>${label}
      <select name="${name}"><option value="">usual</option>${Object.entries(options).map(
        ([value, text]) =>
          html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
      )}</select></label>`;

/** @param {string} name @param {(path: string, ofState?: string) => string} address */
const listOf = (name, address) => html`
  <h2>${name}</h2>
  <ul>${everyState
    .filter(({ widget }) => widget === name)
    .map(
      (state) =>
        html`
    <li><a href="${address(`/states/${state.id}`, state.lang)}">${state.name}</a>${notesOf(state)}</li>`,
    )}
  </ul>`;

/** @param {State} state */
function notesOf({ width, least, slow, pixels }) {
  const notes = [
    width && `up to ${width} px`,
    least && `from ${least} px`,
    slow && 'takes 15 s',
    !pixels && 'no test compares its pixels',
  ];
  return notes
    .filter(Boolean)
    .map((note) => `, ${note}`)
    .join('');
}
