import { html } from '../html.mjs';

/** Sessions at stations: the day, the place, kWh and UAH. @type {[day: string, place: number, energy: number, price: number][]} */
const sessions = [
  ['22.11', 0, 41.2, 618],
  ['19.11', 1, 28.7, 431],
  ['15.11', 0, 52.3, 785],
  ['11.11', 2, 18.4, 276],
  ['04.11', 1, 36.9, 554],
];

/** @type {Partial<import('../layout.mjs').Page>} */
export const panel = {
  role: 'user',
  styles: () => ['portal'],
  controls: ({ lang, t, translations }) => [
    { Name: t.controls.refresh, Action: 'refresh' },
    { Name: translations.StationsMap, Link: `/${lang}/karta_zapravok` },
  ],
  content: ({ t: { panel }, translations }) => html`
    <ul class="tiles">${panel.tiles.map(([name, value]) => html`<li>${name} <strong>${value}</strong></li>`)}</ul>
    <div class="scroll" role="region" tabindex="0" aria-label="${translations.ControlPanel}">
    <table class="sessions">
      <thead><tr>${panel.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>
        ${sessions.map(
          ([day, place, energy, price]) =>
            html`<tr><td>${day}</td><td>${panel.places[place]}</td><td>${energy}</td><td>${price} ₴</td></tr>`,
        )}
      </tbody>
    </table>
    </div>`,
};
