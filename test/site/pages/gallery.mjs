import { html } from '../html.mjs';
import { cultures, languages, pseudoLanguage } from '../languages.mjs';
import { states } from '../states.mjs';
import { theme } from '../theme.mjs';
import { login } from './login.mjs';

/** @typedef {import('../states.mjs').StateOfWidget} State */

/**
 * The parameters of a state's address, and the width of its frame. The first option of each is the default. Numbers have a unit,
 * because JavaScript would sort them.
 * @type {Record<string, { label: string, options: Record<string, string | undefined> }>}
 */
const switches = {
  width: {
    label: 'Width',
    options: Object.fromEntries([375, 320, 768, 1024, 1361, 1920].map((px) => [`${px}px`, `${px} px`])),
  },
  lang: {
    label: 'Language',
    options: {
      '': 'default',
      ...Object.fromEntries(cultures.map((code) => [code, languages[code]])),
      [pseudoLanguage]: 'pseudo',
    },
  },
  as: { label: 'Role', options: { '': 'default', Admin: 'admin' } },
  backend: { label: 'Backend', options: { '': 'normal', late: '2 s late' } },
  sheet: { label: 'Page styles', options: { '': 'none', bootstrap3: 'Bootstrap 3', hostile: 'hostile' } },
};

/** The states by widget: first those of the login page, in its order. */
const groups = [...new Set([...login.widgets, ...states.map(({ widget }) => widget)])].map((widget) => ({
  widget,
  list: states.filter((state) => state.widget === widget),
}));

/** Shows every state of every widget in a frame. @type {import('../layout.mjs').Page} */
export const gallery = {
  unprefixed: true,
  title: () => 'Widgets',
  widgets: [],
  styles: () => ['gallery', 'picture'],
  scripts: ['gallery'],
  body: () => html`
<main class="gallery" lang="en">
  <div class="index">
    <h1>Widgets</h1>
    <label for="filter">Find a state</label>
    <input type="search" id="filter">
    <nav aria-label="States">
      <a href="/">The stand-in site</a>
      <a href="#">All states</a>
      ${groups.map(
        ({ widget, list }) => html`
      <section>
        <h2><a href="#${widget}">${widget}</a></h2>
        ${list.map(({ id, name }) => html`<a href="#${id}">${name}</a>\n`)}
      </section>`,
      )}
    </nav>
  </div>
  <div class="stage">
    <form class="switches" aria-label="Switches" autocomplete="off">
      ${Object.entries(switches).map(choice)}
      <details>
        <summary>Theme</summary>
        <div>${[...theme].map(property)}</div>
      </details>
      <button type="reset">Reset</button>
    </form>
    <div class="pictures">
      ${groups.map(
        ({ widget, list }) => html`
      <section id="${widget}" aria-label="${widget}">
        <h2>${widget} <small>${list.length} states</small></h2>
        <div>${list.map(picture)}</div>
      </section>`,
      )}
      <div class="parts" hidden>
        ${['HTML', '__PAGE__', 'Theme', 'Events'].map(part)}
      </div>
    </div>
    <p>“2 s late” delays each answer of the backend. For forced colours, reduced motion and touch use the developer tools of the browser,
      under Rendering and in the device toolbar; for larger text use the font size in its settings.</p>
  </div>
</main>`,
};

/** @param {[name: string, { label: string, options: Record<string, string | undefined> }]} of */
const choice = ([name, { label, options }]) => html`
      <div>
        <label for="${name}">${label}</label>
        <select id="${name}" name="${name}">
          ${Object.entries(options).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
        </select>
      </div>`;

/** @param {[name: string, value: string]} of */
const property = ([name, value]) => html`
          <label><code>${name}</code>
            <input type="${value.startsWith('#') ? 'color' : 'text'}" name="${name}" value="${value}"></label>`;

/** @param {string} name */
const part = (name) => html`
        <section aria-label="${name}">
          <h3>${name} <button type="button">Copy</button></h3>
          <pre id="${name.replaceAll('_', '').toLowerCase()}" tabindex="0"></pre>
        </section>`;

/** @param {State} state */
function picture({ id, name, width, least, lang = 'uk', slow }) {
  const notes = [width && `up to ${width} px`, least && `from ${least} px`, slow && 'takes 15 s'];
  return html`
        <figure data-state="${id}" data-lang="${lang}" data-least="${least}" data-most="${width}">
          <figcaption><a href="#${id}">${name}</a> ${notes.filter(Boolean).join(', ')} <a href="/states/${id}">Open</a></figcaption>
          <div class="picture"></div>
        </figure>`;
}
