import { html } from '../html.mjs';
import { table } from './table.mjs';

/**
 * @typedef {import('../layout.mjs').Page} Page
 * @typedef {keyof import('../texts.mjs').Texts['admin']} Name
 */

/** @type {Record<Name, string[][]>} */
const rows = {
  PersonalProfile: [['admin@example.com', '+380 50 123 45 67', '12.03.2024']],
  Clients: [
    ['EV-00117', 'Олена Коваль', '+380 00 000 10 17', '412,50'],
    ['EV-00118', 'Андрій Мельник', '+380 00 000 10 18', '0,00'],
    ['EV-00121', 'ТОВ «Приклад Логістика»', '+380 00 000 10 21', '18 940,00'],
    ['EV-00125', 'Марія Бондар', '+380 00 000 10 25', '96,20'],
    ['EV-00131', 'Ігор Шевчук', '+380 00 000 10 31', '−14,75'],
  ],
  Chargers: [
    ['EV-0101', 'CCS2', '120', '48,2', '2.9.1'],
    ['EV-0102', 'Type 2', '22', '0,0', '2.9.1'],
    ['EV-0103', 'CHAdeMO', '50', '0,0', '2.8.4'],
    ['EV-0104', 'CCS2', '120', '112,7', '2.9.1'],
    ['EV-0105', 'GB/T', '60', '21,9', '2.9.0'],
  ],
  Reports: [
    ['08.2026', '1 102', '21 870,4', '338 112,60'],
    ['09.2026', '1 187', '23 655,1', '366 940,15'],
    ['10.2026', '1 251', '25 004,8', '389 275,90'],
  ],
  PaymentArchive: [
    ['18.11.2026 09:16', 'EV-00117', 'Visa •• 4242', '500,00'],
    ['17.11.2026 21:48', 'EV-00125', 'Mastercard •• 4444', '200,00'],
    ['17.11.2026 10:02', 'EV-00121', 'IBAN', '20 000,00'],
    ['16.11.2026 18:33', 'EV-00131', 'Visa •• 1111', '150,00'],
  ],
};

/** @param {Name} name @param {Page['controls']} [controls] @returns {Page} */
function adminPage(name, controls) {
  return {
    role: 'Admin',
    title: ({ translations }) => translations[name],
    controls,
    content: ({ t, translations }) => html`
    <p class="lead">${t.admin[name].lead}</p>
    ${table(translations[name], t.admin[name].columns, rows[name])}`,
  };
}

/** By the translation key of the link to the page. */
export const adminPages = {
  PersonalProfile: adminPage('PersonalProfile'),
  Clients: adminPage('Clients', ({ lang, t }) => [
    { Name: t.controls.signUpClient, Link: `/${lang}/account/signup` },
    { Name: t.controls.refresh, Action: 'refresh' },
  ]),
  Chargers: adminPage('Chargers', ({ lang, t, translations }) => [
    { Name: translations.StationsMap, Link: `/${lang}/karta_zapravok` },
    { Name: t.controls.refresh, Action: 'refresh' },
  ]),
  Reports: adminPage('Reports', ({ t }) => [{ Name: t.controls.print, Action: 'print' }]),
  PaymentArchive: adminPage('PaymentArchive', ({ t }) => [{ Name: t.controls.print, Action: 'print' }]),
};
