import { switches } from '../gallery/switches.mjs';
import { theme } from '../gallery/theme.mjs';
import { html } from '../html.mjs';
import { states } from '../states.mjs';
import { login } from './login.mjs';

/** @typedef {import('../states.mjs').StateOfWidget} State */

/** Shows every state of every widget in a frame. @type {import('../layout.mjs').Page} */
export const gallery = {
  unprefixed: true,
  title: () => 'Widgets',
  widgets: [],
  styles: () => ['gallery', 'pictures'],
  scripts: ['gallery'],
  data: (data) => ({ ...data, Lang: 'en' }),
  body: () => html`
<main class="gallery" lang="en">
  <div class="index">
    <h1>Widgets</h1>
    <label for="filter">Find a state</label>
    <input type="search" id="filter">
    <p><button type="button" id="previous">‹ Previous</button> <button type="button" id="next">Next ›</button></p>
    <nav aria-label="States">
      <a href="/">The stand-in site</a>
      <a href="#">All states</a>
      ${[...byWidget()].map(
        ([widget, list]) => html`
      <section>
        <h2><a href="#${widget}">${widget}</a></h2>
        ${list.map(({ id, name }) => html`<a href="#${id}">${name}</a>\n`)}
      </section>`,
      )}
    </nav>
  </div>
  <div class="stage">
    <form class="switches" aria-label="Switches" autocomplete="off">
      ${switches.map(choice)}
      <details>
        <summary>Theme</summary>
        <div>${[...theme].map(property)}</div>
      </details>
      <button type="reset">Reset</button>
    </form>
    <div class="pictures">
      ${[...byWidget()].map(
        ([widget, list]) => html`
      <section id="${widget}" aria-label="${widget}">
        <h2>${widget} <small>${list.length} states</small></h2>
        <div>${list.map(picture)}</div>
      </section>`,
      )}
      <div class="parts" hidden>
        ${['HTML', '__PAGE__', 'Theme', 'Events'].map(part)}
      </div>
    </div>
    <p>Text size, touch, reduced motion and forced colours are imitated: the site changes the widgets’ style rules. A page cannot
      imitate the browser’s own parts, the colours of a high-contrast theme, or fingers. For these use the developer tools, under
      Rendering and in the device toolbar. “2 s late” delays each answer of the backend.</p>
  </div>
</main>`,
  content: () => html``,
};

function byWidget() {
  // In the order of the login page.
  /** @type {Map<string, State[]>} */
  const groups = new Map(login.widgets?.map((widget) => [widget, []]));
  for (const state of states) groups.set(state.widget, [...(groups.get(state.widget) ?? []), state]);
  return groups;
}

/** @param {typeof switches[number]} of */
function choice({ name, label, options }) {
  const [usual] = Object.keys(options);
  return html`
      <div>
        <label for="${name}">${label}</label>
        <select id="${name}" name="${name}">
          ${Object.entries(options).map(
            ([value, text]) =>
              html`<option value="${value}"${value === usual && html` selected`}>${text}</option>`,
          )}
        </select>
      </div>`;
}

/** @param {[name: string, value: string]} of */
function property([name, value]) {
  const type = value.startsWith('#') ? 'color' : 'text';
  return html`<label><code>${name}</code> <input type="${type}" name="${name}" value="${value}"></label>\n`;
}

/** @param {string} name */
function part(name) {
  const id = name.replaceAll('_', '').toLowerCase();
  return html`
        <section aria-label="${name}">
          <h3>${name} <button type="button">Copy</button></h3>
          <pre id="${id}" tabindex="0"></pre>
        </section>`;
}

/** @param {State} state */
function picture({ id, name, width, least, lang = 'uk', slow }) {
  const notes = [width && `up to ${width} px`, least && `from ${least} px`, slow && 'takes 15 s'].filter(
    Boolean,
  );
  return html`
        <figure data-state="${id}" data-lang="${lang}" data-least="${least}" data-most="${width}">
          <figcaption><a href="#${id}">${name}</a> ${notes.join(', ')} <a href="/states/${id}">Open</a></figcaption>
          <div class="picture"></div>
        </figure>`;
}
