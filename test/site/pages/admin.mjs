import { linked } from './plain.mjs';

/** @typedef {import('../layout.mjs').Page} Page */

/** @type {NonNullable<Page['controls']>} */
const print = ({ t }) => [{ Name: t.controls.print, Action: 'print' }];

/** The pages that need a login, by the translation key of the link to them. @type {Record<string, Page>} */
export const adminPages = {
  ControlPanel: { ...linked('ControlPanel'), role: 'user' },
  PersonalProfile: { ...linked('PersonalProfile'), role: 'Admin' },
  Clients: {
    ...linked('Clients'),
    role: 'Admin',
    controls: ({ lang, t }) => [
      { Name: t.controls.signUpClient, Link: `/${lang}/account/signup` },
      { Name: t.controls.refresh, Action: 'refresh' },
    ],
  },
  Chargers: {
    ...linked('Chargers'),
    role: 'Admin',
    controls: ({ lang, t, translations }) => [
      { Name: translations.StationsMap, Link: `/${lang}/karta_zapravok` },
      { Name: t.controls.refresh, Action: 'refresh' },
    ],
  },
  Reports: { ...linked('Reports'), role: 'Admin', controls: print },
  PaymentArchive: { ...linked('PaymentArchive'), role: 'Admin', controls: print },
};
