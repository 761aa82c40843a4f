import { html } from '../html.mjs';
import { loginCard } from '../placeholders.mjs';

/** @type {import('../layout.mjs').Page} */
export const login = {
  login: true,
  unprefixed: true,
  title: ({ translations }) => translations.LoginTitle,
  widgets: ['header', 'page-header', 'login-card', 'footer'],
  scripts: ['sms'],
  content: (context) => html`
    <p>${context.t.lead}</p>
    <div class="login-place">
      ${loginCard(context)}
      <aside class="sms" aria-label="${context.t.sms.title}">
        <p><strong>${context.t.sms.title}</strong></p>
        <ol id="sms" data-text="${context.t.sms.text}"><li>${context.t.sms.none}</li></ol>
      </aside>
    </div>`,
};
