import { html } from '../html.mjs';

/** For each station in the texts: its position in the drawing, its connectors and the occupied ones. */
const equipment = [
  { x: 96, y: 210, connectors: 'CCS2 120 kW, CHAdeMO 50 kW, Type 2 22 kW', total: 4, busy: 1 },
  { x: 250, y: 92, connectors: 'CCS2 60 kW, Type 2 22 kW', total: 3, busy: 3 },
  { x: 330, y: 250, connectors: 'Type 2 22 kW', total: 2, busy: 0 },
  { x: 452, y: 150, connectors: 'CCS2 120 kW, GB/T 60 kW', total: 4, busy: 2 },
  { x: 552, y: 102, connectors: 'CCS2 60 kW, CHAdeMO 50 kW', total: 2, busy: 0 },
  { x: 590, y: 262, connectors: 'Type 2 22 kW', total: 6, busy: 2 },
];

/** @type {import('../layout.mjs').Page} */
export const stations = {
  title: ({ translations }) => translations.StationsMap,
  content({ t, translations }) {
    const list = t.stations.list.map((station, i) => ({ ...station, ...equipmentOf(i), number: i + 1 }));
    return html`
    <p class="lead">${t.stations.lead}</p>
    <div class="map">${drawing(list, translations.StationsMap)}</div>
    <div class="table-scroll" tabindex="0" role="region" aria-label="${translations.StationsMap}">
      <table>
        <thead><tr><th>№</th>${t.stations.columns.map((name) => html`<th>${name}</th>`)}</tr></thead>
        <tbody>${list.map((station) => row(station, t.stations))}</tbody>
      </table>
    </div>`;
  },
};

/** @param {number} i */
function equipmentOf(i) {
  const known = equipment[i];
  if (!known) throw new Error(`Station ${i + 1} has texts and no equipment`);
  return known;
}

/** @typedef {typeof equipment[number] & { number: number, name: string, address: string }} Station */

/** @param {Station[]} list @param {string} title */
function drawing(list, title) {
  return html`
      <svg viewBox="0 0 680 320" role="img" aria-label="${title}">
        <path class="map-river" d="M0 40C140 120 180 200 300 180S470 60 560 170 640 300 680 290"/>
        <path class="map-road" d="M0 250 250 92 452 150 680 40M96 320V210L330 250 590 262 452 150"/>
        ${list.map(
          ({ x, y, total, busy, number }) => html`
        <circle class="${busy < total ? 'map-free' : 'map-busy'}" cx="${x}" cy="${y}" r="15"/>
        <text x="${x}" y="${y + 5}">${number}</text>`,
        )}
      </svg>`;
}

/** @param {Station} station @param {import('../texts.mjs').Texts['stations']} texts */
function row({ number, name, address, connectors, total, busy }, { free, allBusy, of }) {
  const state =
    busy < total
      ? html`<span class="label label-free">${free}: ${total - busy} ${of} ${total}</span>`
      : html`<span class="label label-busy">${allBusy}</span>`;
  return html`
          <tr>
            <td>${number}</td><td>${name}</td><td>${address}</td><td>${connectors}</td><td>${state}</td>
          </tr>`;
}
