import { importSource } from './import-source.mjs';
import { languages } from './languages.mjs';

/** @type {typeof import('../../src/shared/page/main-site.ts')} */
export const { mainSiteLinks } = await importSource('src/shared/page/main-site.ts');

/**
 * @typedef {{ Name: string, Link: string }} Link
 * @typedef {Link | { Name: string, Action: string }} Control
 * @typedef {import('./layout.mjs').Context} Context
 * @typedef {Pick<Context, 'lang' | 't' | 'translations' | 'user'> & { visit: Pick<Context['visit'], 'origin'> }} Visitor
 */

/** A main website with every page that the footer links to. */
export const mainSite = {
  Url: 'https://www.example.com/',
  ...Object.fromEntries(
    mainSiteLinks.map(([name]) => [name.replace(/^./, (first) => first.toUpperCase()), `/${name}`]),
  ),
};

/** @param {Context['t']} t */
export const contactsOf = (t) => ({
  Hotline: '0 800 000 000',
  Phones: ['+380 00 000 00 00', '+380 00 000 00 01'],
  Email: 'info@example.com',
  Address: t.address,
});

/**
 * `window.__PAGE__`, in the letter case of MVC 5.
 * @param {Visitor} visitor
 * @param {{ title: string, breadcrumbs: Link[], controls: Control[] }} page
 */
export function pageData({ lang, t, translations, user, visit }, { title, breadcrumbs, controls }) {
  return {
    Lang: lang,
    AccessRights: user?.role ?? '',
    SiteUrl: `${visit.origin}/${lang}`,
    Translations: translations,
    Languages: languages,
    MainSite: mainSite,
    Contacts: contactsOf(t),
    Breadcrumbs: breadcrumbs,
    Title: title,
    Controls: controls,
  };
}
