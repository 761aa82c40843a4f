import { inWords } from '../../../src/tooling/states/steps.mjs';
import { html, json } from '../html.mjs';
import { footer, header, loginCard, pageHeader } from '../placeholders.mjs';
import { hostSheets } from '../static-files.mjs';

/**
 * A page that shows one state. If the state has no role, the address decides.
 * @param {import('../../../src/tooling/states/states.mjs').StateOfWidget} state
 * @returns {import('../layout.mjs').Page}
 */
export function statePage({ widget, name, scripts, steps = [], page = {}, stored = {}, ...state }) {
  /** @param {import('../layout.mjs').Context} context */
  const roleOf = ({ visit }) => state.role ?? (visit.query.as === 'Admin' ? 'Admin' : '');

  /** @type {Record<string, (context: import('../layout.mjs').Context) => import('../layout.mjs').Html>} */
  const placeholders = {
    header: (context) => header({ ...context, user: { role: roleOf(context) } }, state),
    footer: (context) => footer(context, state),
    'page-header': ({ t }) => pageHeader(t.home, state),
    'login-card': (context) => loginCard(context, { ...state, email: isEmailFirst }),
  };
  const isEmailFirst = /** @type {{ method?: string } | undefined} */ (page.Login)?.method === 'email';
  const titled = widget !== 'page-header' || state.fallback === false;

  return {
    unprefixed: true,
    title: () => `${widget}: ${name}`,
    widgets: scripts,
    scripts: ['drive'],
    data: (data, context) => ({
      ...data,
      AccessRights: roleOf(context),
      ...page,
      Translations: { ...data.Translations, .../** @type {object} */ (page.Translations) },
    }),
    styles: ({ visit: { query } }) =>
      query.sheet && query.sheet in hostSheets ? [`hosts/${query.sheet}`] : [],
    body(context) {
      const placeholder = placeholders[widget]?.(context) ?? html`<div data-widget="${widget}"></div>`;
      const translated = steps.map((step) => inWords(step, context.translations));
      const drive = { placeholders: scripts, steps: translated, stored };
      const prose = html`<p>${context.t.lead}</p>`;
      // The hostile sheet hides every element of the page that has a class.
      const container = context.visit.query.sheet !== 'hostile' && html` class="container"`;
      return html`
${widget === 'header' && placeholder}
<main${container}>
  ${titled && html`<h1>${context.t.home}</h1>`}
  ${prose}
  ${widget !== 'header' && widget !== 'footer' && placeholder}
  ${prose}
</main>
${widget === 'footer' && placeholder}
<script type="application/json" id="steps">${json(drive)}</script>`;
    },
  };
}
