import { html } from '../html.mjs';

/** @param {string} name @param {string[]} columns @param {string[][]} rows */
export function table(name, columns, rows) {
  return html`
    <div class="table-scroll" tabindex="0" role="region" aria-label="${name}">
      <table>
        <thead><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr></thead>
        <tbody>
          ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}
        </tbody>
      </table>
    </div>`;
}
