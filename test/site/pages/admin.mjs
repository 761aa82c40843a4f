import { panel } from './panel.mjs';

/** @typedef {import('../layout.mjs').Page} Page */

/** @type {Partial<Page>} */
const withPrint = { role: 'Admin', controls: ({ t }) => [{ Name: t.controls.print, Action: 'print' }] };

/** The pages that need a login, by the translation key of the link to them. @type {Record<string, Partial<Page>>} */
export const adminPages = {
  ControlPanel: panel,
  PersonalProfile: { role: 'Admin' },
  Clients: {
    role: 'Admin',
    controls: ({ lang, t }) => [
      { Name: t.controls.signUpClient, Link: `/${lang}/account/signup` },
      { Name: t.controls.refresh, Action: 'refresh' },
    ],
  },
  Chargers: {
    role: 'Admin',
    controls: ({ lang, t, translations }) => [
      { Name: translations.StationsMap, Link: `/${lang}/karta_zapravok` },
      { Name: t.controls.refresh, Action: 'refresh' },
    ],
  },
  Reports: withPrint,
  PaymentArchive: withPrint,
};
