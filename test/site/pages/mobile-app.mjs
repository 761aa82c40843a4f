import { html } from '../html.mjs';

/** @type {import('../layout.mjs').Page} */
export const mobileApp = {
  title: ({ translations }) => translations.MobileApp,
  content: ({ t }) => html`
    <p class="lead">${t.mobileApp.lead.join(' ')}</p>
    <ol class="steps">${t.mobileApp.steps.map((step) => html`<li>${step}</li>`)}</ol>
    <h2>${t.mobileApp.tariffTitle}</h2>
    <table>
      <thead><tr>${t.mobileApp.tariffColumns.map((name) => html`<th>${name}</th>`)}</tr></thead>
      <tbody>
        <tr><td>Type 2, 22 kW</td><td>12,50</td><td>1,00</td></tr>
        <tr><td>CCS2, CHAdeMO, GB/T, 60 kW</td><td>15,90</td><td>2,00</td></tr>
        <tr><td>CCS2, 120 kW</td><td>17,90</td><td>3,00</td></tr>
      </tbody>
    </table>`,
};
