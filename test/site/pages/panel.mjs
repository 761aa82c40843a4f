import { html } from '../html.mjs';
import { table } from './table.mjs';

const sessions = [
  ['18.11.2026 08:42', 'EV-0104', '24,6', '391,14'],
  ['14.11.2026 19:05', 'EV-0102', '11,2', '140,00'],
  ['09.11.2026 13:30', 'EV-0104', '31,8', '505,62'],
];

/**
 * The page after a login. Its content depends on the user's rights.
 * @type {import('../layout.mjs').Page}
 */
export const panel = {
  role: 'user',
  title: ({ translations }) => translations.ControlPanel,
  content({ t, translations, user }) {
    if (user?.role !== 'Admin') {
      return html`
    <p class="lead">${t.panel.driver}</p>
    ${table(translations.ControlPanel, t.panel.sessionColumns, sessions)}`;
    }
    const figures = ['6', '8 / 21', '1 284,5', '19 862,40'];
    return html`
    <p class="lead">${t.panel.admin}</p>
    <dl class="tiles">
      ${t.panel.figures.map(
        (name, i) => html`<div class="panel"><dt>${name}</dt><dd>${figures[i]}</dd></div>`,
      )}
    </dl>`;
  },
};
