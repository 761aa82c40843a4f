import { html } from '../html.mjs';
import { cultures, languages } from '../languages.mjs';
import { states } from '../states.mjs';

/**
 * @typedef {import('../states.mjs').StateOfWidget} State
 * @typedef {{ name: string, label: string, options: Record<string, string> }} Switch
 */

const widths = [320, 375, 768, 1360, 1361, 1920];
const languageNames = cultures.map((code) => [code, languages[code]]);

/** The parameters in a state's address, and the width of its frame. @type {Switch[]} */
const switches = [
  {
    name: 'width',
    label: 'Width',
    options: Object.fromEntries(widths.map((width) => [width, `${width} px`])),
  },
  {
    name: 'lang',
    label: 'Language',
    options: { '': 'The language of the state', ...Object.fromEntries(languageNames) },
  },
  {
    name: 'as',
    label: 'Role',
    options: { '': 'The role of the state', Admin: 'Admin, if the state has no role' },
  },
  { name: 'colours', label: 'Colours', options: { '': 'Normal', forced: 'Forced (imitated)' } },
  {
    name: 'sheet',
    label: 'Host style sheet',
    options: { '': 'None', bootstrap3: 'Bootstrap 3', hostile: 'A hostile one' },
  },
];

/** Shows every state of every widget in a frame. @type {import('../layout.mjs').Page} */
export const gallery = {
  unprefixed: true,
  title: () => 'States',
  widgets: [],
  styles: () => ['gallery'],
  scripts: ['gallery'],
  data: (data) => ({ ...data, Lang: 'en' }),
  body: () => html`
<main class="gallery" lang="en">
  <h1>States</h1>
  <p>Every state of every widget is in its own frame, which loads when it becomes visible. The name of a state is a link
    to its own page. For real forced colours use the browser’s developer tools, under Rendering. All pages of the site
    accept <code>?role=admin</code>, <code>?role=visitor</code> and <code>?backend=slow</code>.</p>
  <form class="switches" aria-label="Switches">
    ${switches.map(choice)}
    <nav aria-label="Widgets">
      ${[...byWidget().keys()].map((widget) => html`<a href="#${widget}">${widget}</a> `)}
    </nav>
  </form>
  ${[...byWidget()].map(
    ([widget, list]) => html`
  <section id="${widget}" aria-label="${widget}">
    <h2>${widget}</h2>
    <div class="pictures">
      ${list.map(picture)}
    </div>
  </section>`,
  )}
</main>`,
  content: () => html``,
};

function byWidget() {
  /** @type {Map<string, State[]>} */
  const groups = new Map();
  for (const state of states) groups.set(state.widget, [...(groups.get(state.widget) ?? []), state]);
  return groups;
}

/** @param {Switch} of */
function choice({ name, label, options }) {
  return html`
    <div>
      <label for="${name}">${label}</label>
      <select id="${name}" name="${name}">
        ${Object.entries(options).map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select>
    </div>`;
}

/** @param {State} state */
function picture({ id, name, width, least, lang = 'uk', slow }) {
  const notes = [width && `up to ${width} px`, least && `from ${least} px`, slow && 'takes 15 s'].filter(
    Boolean,
  );
  return html`
      <figure data-state="${id}" data-lang="${lang}" data-least="${least ?? ''}" data-most="${width ?? ''}">
        <figcaption><a href="/states/${id}?lang=${lang}">${name}</a> ${notes.join(', ')}</figcaption>
        <div class="picture"></div>
      </figure>`;
}
