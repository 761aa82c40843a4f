import { html } from '../html.mjs';
import { map } from '../map.mjs';
import { loginCard } from '../placeholders.mjs';

/** @satisfies {import('../layout.mjs').Page} */
export const login = {
  title: ({ translations }) => translations.LoginTitle,
  login: true,
  unprefixed: true,
  styles: () => ['portal'],
  widgets: ['header', 'page-header', 'login-card', 'footer'],
  scripts: ['sms'],
  data: (data, { site }) => (site.demo ? { ...data, CodeLength: 6 } : data),
  content: (context) => html`
    <div class="login">
      ${loginCard(context)}
      <div>
        <p>${context.t.lead}</p>
        <ul>${context.t.account.map((line) => html`<li>${line}</li>`)}</ul>
      </div>
      ${map(context.t)}
    </div>
    <div role="status">
      <button type="button" class="sms" id="sms" data-text="${context.t.sms.text}" data-copied="${context.t.sms.copied}" hidden>
        <strong>${context.t.sms.title}</strong> <span></span>
      </button>
    </div>`,
};
