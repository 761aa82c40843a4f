import { html } from '../html.mjs';

/** @type {import('../layout.mjs').Page} */
export const contacts = {
  title: ({ translations }) => translations.Contacts,
  content: ({ t, translations }) => html`
    <p class="lead">${t.contacts.lead.join(' ')}</p>
    <dl class="facts">
      <dt>${translations.Hotline}</dt>
      <dd><a href="tel:0800000000">0 800 000 000</a></dd>
      <dt>${t.contacts.mobile}</dt>
      <dd>+380 00 000 00 00, +380 00 000 00 01</dd>
      <dt>${translations.Email}</dt>
      <dd><a href="mailto:info@example.com">info@example.com</a></dd>
      <dt>${t.contacts.office}</dt>
      <dd>${t.address}</dd>
    </dl>`,
};
