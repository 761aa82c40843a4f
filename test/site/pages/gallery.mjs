import { html } from '../html.mjs';
import { cultures, languages, pseudoLanguage } from '../languages.mjs';
import { states } from '../states.mjs';
import { theme } from '../theme.mjs';

/** @typedef {import('../states.mjs').StateOfWidget} State */

/**
 * The parameters of a state's address, and the width of its frame. The first option of each is the default. Numbers have a unit,
 * because JavaScript would sort them.
 * @type {Record<string, { label: string, options: Record<string, string | undefined> }>}
 */
const switches = {
  width: {
    label: 'Width',
    options: {
      ...Object.fromEntries([375, 320, 768, 1024, 1361, 1920].map((px) => [`${px}px`, `${px} px`])),
      '375px keyboard': 'phone, keyboard open',
    },
  },
  lang: {
    label: 'Language',
    options: {
      '': 'default',
      ...Object.fromEntries(cultures.map((code) => [code, languages[code]])),
      [pseudoLanguage]: 'pseudo',
      [cultures.join()]: 'side by side',
    },
  },
  as: { label: 'Role', options: { '': 'default', Admin: 'admin' } },
  inspect: { label: 'Keys at Alt', options: { '': 'off', on: 'on' } },
  backend: { label: 'Backend', options: { '': 'normal', late: '2 s late' } },
  sheet: { label: 'Page styles', options: { '': 'none', bootstrap3: 'Bootstrap 3', hostile: 'hostile' } },
};

/** The properties of a preset, in its order. */
const colours = ['primary', 'secondary', 'header-background', 'header-accent'];

/** Themes to begin with. What is missing is the widgets' own. @type {Record<string, (string | undefined)[]>} */
const presets = {
  Green: [],
  Navy: ['#1d3557', '#dbe7f3', '#14213d', '#fca311'],
  Yellow: ['#ffd400', '#fff3b0', '#212121', '#ffd400'],
  'White header': [undefined, undefined, '#ffffff'],
  'Bootstrap 5': ['#0d6efd', '#e9ecef', '#212529', '#0d6efd'],
  Contrast: ['#000000', '#ffffff', '#000000', '#ffffff'],
};

/** The states by widget. The login card is what a site wants to see first, and the phone number is its first step. */
const groups = [...new Set(['login-card', ...states.map(({ widget }) => widget)])].map((widget) => ({
  widget,
  list: states
    .filter((state) => state.widget === widget)
    .sort((a, b) => Number(isEmail(a)) - Number(isEmail(b))),
}));

/** Pages of the stand-in site, which show a theme on all widgets. @type {[path: string, name: string][]} */
const pages = [
  ['', 'Home page'],
  ['account/login', 'Login page'],
];

/** The name of a widget for a reader: "Login card". @param {string} widget */
const nameOf = (widget) => `${widget[0]?.toUpperCase()}${widget.slice(1)}`.replace('-', ' ');

/** @param {State} state */
function isEmail({ id }) {
  return id.startsWith('login-email');
}

/** Shows every state of every widget in a frame. @type {import('../layout.mjs').Page} */
export const gallery = {
  unprefixed: true,
  title: () => 'Widgets',
  widgets: [],
  styles: () => ['gallery', 'picture', 'theme'],
  scripts: ['gallery'],
  body: () => html`
<main class="gallery" lang="en">
  <div class="index">
    <h1>Widgets</h1>
    <label for="filter">Find a state</label>
    <input type="search" id="filter">
    <details>
      <summary>All states</summary>
      <nav aria-label="States">
        <a href="/">The stand-in site</a>
        <a href="#">All states</a>
        <a href="#whole-pages">Whole pages</a>
        ${groups.map(
          ({ widget, list }) => html`
        <section>
          <h2><a href="#${widget}">${nameOf(widget)}</a></h2>
          ${list.map(({ id, name }) => html`<a href="#${id}">${name}</a>\n`)}
        </section>`,
        )}
      </nav>
    </details>
  </div>
  <aside class="theme">
    <details>
      <summary>Theme</summary>
      <h2>Theme</h2>
      <p>${Object.entries(presets).map(preset)}</p>
      ${[...theme].map(property)}
      <p>A number is the contrast: of the text on this colour, or of the accent with the header. The address of this page has the theme.</p>
    </details>
  </aside>
  <div class="stage">
    <form class="switches" id="switches" aria-label="Switches" autocomplete="off">
      ${Object.entries(switches).map(choice)}
      <button type="reset">Reset</button>
    </form>
    <div class="pictures">
      <section id="whole-pages" aria-label="Whole pages">
        <h2>Whole pages</h2>
        <div>${pages.map(wholePage)}</div>
      </section>
      ${groups.map(
        ({ widget, list }) => html`
      <section id="${widget}" aria-label="${nameOf(widget)}">
        <h2>${nameOf(widget)} <small>${list.length} states</small></h2>
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
    <label><code>${name}</code> <span data-of="${name}"></span>
      <input form="switches" type="${value.startsWith('#') ? 'color' : 'text'}" id="${name}" name="${name}" value="${value}"></label>`;

/** @param {[name: string, values: (string | undefined)[]]} of */
function preset([name, values]) {
  const theme = Object.fromEntries(values.map((value, at) => [`--widget-${colours[at]}`, value]));
  return html` <button type="button" data-theme="${JSON.stringify(theme)}">${name}</button>`;
}

/** @param {string} name */
const part = (name) => html`
        <section aria-label="${name}">
          <h3>${name} <button type="button">Copy</button></h3>
          <pre id="${name.replaceAll('_', '').toLowerCase()}" tabindex="0"></pre>
        </section>`;

/** @param {[path: string, name: string]} of */
const wholePage = ([path, name]) => html`
        <figure data-page="${path}" data-lang="uk">
          <figcaption><a href="#whole-pages">${name}</a> <a href="/uk/${path}">Open</a></figcaption>
          <div class="picture"></div>
        </figure>`;

/** @param {State} state */
function picture({ id, name, width, least, lang = 'uk', slow }) {
  const notes = [width && `up to ${width} px`, least && `from ${least} px`, slow && 'takes 15 s'];
  return html`
        <figure data-state="${id}" data-lang="${lang}" data-least="${least}" data-most="${width}">
          <figcaption><a href="#${id}">${name}</a> ${notes.filter(Boolean).join(', ')} <a href="/states/${id}">Open</a></figcaption>
          <div class="picture"></div>
        </figure>`;
}
