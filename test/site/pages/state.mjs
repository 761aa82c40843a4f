import { html, json } from '../html.mjs';
import { cultures, languages } from '../languages.mjs';
import { footer, header, loginCard, pageHeader } from '../placeholders.mjs';
import { states } from '../states.mjs';

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {import('../layout.mjs').Context} Context
 * @typedef {import('../states.mjs').State} State
 */

/** @type {Page} */
export const stateList = {
  unprefixed: true,
  title: () => 'States',
  widgets: [],
  data: (data) => ({ ...data, Lang: 'en' }),
  body: () => html`
<main class="container" lang="en">
  <h1>States</h1>
  <p>Every state of every widget. The pages of the site take <code>?role=admin</code>,
    <code>?role=visitor</code> and <code>?backend=slow</code>, too.</p>
  ${Object.entries(byWidget()).map(
    ([widget, list]) => html`
  <h2>${widget}</h2>
  <ul>
    ${list.map(listItem)}
  </ul>`,
  )}
</main>`,
  content: () => html``,
};

function byWidget() {
  /** @type {Record<string, State[]>} */
  const groups = {};
  for (const state of states) groups[state.widget] = [...(groups[state.widget] ?? []), state];
  return groups;
}

/** @param {State} state */
function listItem({ id, name, width, lang, slow }) {
  const notes = [width && `up to ${width}px`, lang && languages[lang], slow && 'takes 15 s'].filter(Boolean);
  const links = cultures.map(
    (code) => html`<a href="/states/${id}?lang=${code}" lang="${code}">${code}</a> `,
  );
  const main = `/states/${id}?lang=${lang ?? 'uk'}`;
  return html`
    <li><a href="${main}">${name}</a> ${notes.join(', ')} <span class="muted">${links}</span></li>`;
}

/** @param {State} state @returns {Page} */
export function statePage(state) {
  const { widget, scripts = [widget], steps = [], page = {} } = state;
  return {
    unprefixed: true,
    title: () => `${widget}: ${state.name}`,
    widgets: scripts,
    scripts: ['fresh', 'drive'],
    data: (data) => withOverrides(data, state.role ? { AccessRights: state.role, ...page } : page),
    content: () => html``,
    body(context) {
      const translated = steps.map((step) => inWords(step, context.translations));
      const drive = { placeholders: scripts, steps: translated };
      const placeholder = place(state, context);
      const prose = html`<p>${context.t.home.lead.join(' ')}</p>`;
      const inside = widget === 'page-header' || widget === 'login-card';
      return html`
${widget === 'header' && placeholder}
<main class="container">
  ${(widget !== 'page-header' || state.fallback === false) && html`<h1>${context.t.home.title}</h1>`}
  ${prose}
  ${inside && placeholder}
  ${prose}
</main>
${widget === 'footer' && placeholder}
<script type="application/json" id="steps">${json(drive)}</script>`;
    },
  };
}

/** @param {State} state @param {Context} context */
function place({ widget, login, role, fallback }, context) {
  if (widget === 'header') return header({ ...context, user: role && { role } }, { fallback });
  if (widget === 'footer') return footer(context, { fallback });
  if (widget === 'page-header') return pageHeader(context.t.home.title, login, { fallback });
  return html`<div class="login-place">${loginCard(context, { fallback })}</div>`;
}

/** @param {object} data @param {Record<string, unknown>} page */
function withOverrides(data, page) {
  const { Translations: own } = /** @type {{ Translations: object }} */ (data);
  return { ...data, ...page, Translations: { ...own, .../** @type {object} */ (page.Translations) } };
}

const keyed = ['click', 'fill', 'see'];

/**
 * Keys of translations become what the visitor reads.
 * @param {object} step
 * @param {Record<string, string>} texts
 */
function inWords(step, texts) {
  const entries = Object.entries(step);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, keyed.includes(name) ? (texts[value] ?? value) : value]),
  );
}
