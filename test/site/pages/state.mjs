import { html, json } from '../html.mjs';
import { importSource } from '../import-source.mjs';
import { footer, header, loginCard, pageHeader } from '../placeholders.mjs';
import { hostSheets } from '../static-files.mjs';

/** @type {typeof import('../../../src/host/events.ts')} */
const { events } = await importSource('src/host/events.ts');

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {import('../layout.mjs').Context} Context
 * @typedef {import('../states.mjs').StateOfWidget} State
 */

/**
 * A page that shows one state. If the state has no role, the address decides.
 * @param {State} state
 * @param {Context} context
 */
const roleOf = ({ role }, { visit }) => role ?? (visit.query.as === 'Admin' ? 'Admin' : undefined);

/** @param {State} state @returns {Page} */
export function statePage(state) {
  const { widget, scripts, steps = [], page = {}, stored = {} } = state;
  return {
    unprefixed: true,
    title: () => `${widget}: ${state.name}`,
    widgets: scripts,
    scripts: ['fresh', 'imitate', 'drive'],
    data: (data, context) => withOverrides(data, { AccessRights: roleOf(state, context) ?? '', ...page }),
    styles(context) {
      const { sheet = '', colours } = context.visit.query;
      return [
        ...(colours === 'forced' ? ['forced-colours'] : []),
        ...(hostSheets.has(sheet) ? [`hosts/${sheet}`] : []),
      ];
    },
    content: () => html``,
    body(context) {
      const translated = steps.map((step) => inWords(step, context.translations));
      const drive = { placeholders: scripts, steps: translated, stored, events: Object.keys(events) };
      const placeholder = place(state, context);
      const prose = html`<p>${context.t.lead}</p>`;
      const inside = widget !== 'header' && widget !== 'footer';
      return html`
${widget === 'header' && placeholder}
<main${classOf('container', context)}>
  ${(widget !== 'page-header' || state.fallback === false) && html`<h1>${context.t.home}</h1>`}
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
function place(state, context) {
  const { widget, login, fallback, slots } = state;
  const role = roleOf(state, context);
  if (widget === 'header') return header({ ...context, user: role && { role } }, { fallback });
  if (widget === 'footer') return footer(context, { fallback });
  if (widget === 'page-header') return pageHeader(context.t.home, { login, fallback });
  if (widget === 'login-card') return loginCard(context, { fallback, slots });
  return html`<div data-widget="${widget}"></div>`;
}

/** The hostile sheet hides every element of the page that has a class. @param {string} name @param {Context} context */
const classOf = (name, { visit }) => visit.query.sheet !== 'hostile' && html` class="${name}"`;

/** @param {object} data @param {Record<string, unknown>} page */
function withOverrides(data, page) {
  const { Translations: own } = /** @type {{ Translations: object }} */ (data);
  return { ...data, ...page, Translations: { ...own, .../** @type {object} */ (page.Translations) } };
}

const keyed = ['click', 'fill', 'see'];

/**
 * Replaces translation keys by their texts.
 * @param {object} step
 * @param {Record<string, string>} texts
 */
function inWords(step, texts) {
  const entries = Object.entries(step);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, keyed.includes(name) ? (texts[value] ?? value) : value]),
  );
}
