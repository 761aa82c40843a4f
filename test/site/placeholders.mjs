import { html } from './html.mjs';
import { cultures, languages } from './languages.mjs';

/**
 * The placeholders with the server's content. It is visible until the scripts run, or always if they never run.
 * @typedef {import('./layout.mjs').Context} Context
 */

/** @param {Context} context */
export function header({ lang, translations: t, user }, { fallback = true } = {}) {
  const admin = user?.role === 'Admin';
  const links = {
    karta_zapravok: t.StationsMap,
    ...(admin ? {} : { mobilnoe_prilozhenie: t.MobileApp }),
    kontakty: t.Contacts,
    ...(admin ? { panel: t.ControlPanel, 'account/logout': t.Logout } : { 'account/login': t.Login }),
  };
  const server = html`
  <header class="server-header">
    <a class="server-logo" href="/${lang}">${t.ProductTitle}</a>
    ${Object.entries(links).map(([path, name]) => html`<a href="/${lang}/${path}">${name}</a> `)}
    ${cultures
      .filter((code) => code !== lang)
      .map((code) => html`<a href="/${code}" lang="${code}">${languages[code]}</a> `)}
  </header>
`;
  return html`<div data-widget="header">${fallback && server}</div>`;
}

/**
 * @param {string} title
 * @param {{ login?: boolean, fallback?: boolean, controls?: boolean, parent?: import('./page-data.mjs').Link }} options `parent` is the page above
 */
export function pageHeader(title, { login, fallback = true, controls, parent }) {
  // The height of a page header is reserved only with `data-page` or `data-reserve`.
  const attribute = login
    ? html`data-page="login"`
    : fallback && html`data-reserve="${controls ? 'controls' : ''}"`;
  const server = html`
  <div class="server-page-header">
    ${parent && html`<a href="${parent.Link}">${parent.Name}</a>`}
    <h1>${title}</h1>
  </div>
`;
  return html`<div data-widget="page-header" ${attribute}>${fallback && server}</div>`;
}

/** @param {Context} context */
export function loginCard({ lang, t, translations }, { fallback = true, slots = false } = {}) {
  const own = html`
  <p data-slot="notice" class="notice">${t.lead}</p>
  <p data-slot="terms" class="terms"><a href="/${lang}/uslovija_i_polozhenija">${translations.Terms}</a></p>`;
  const hotline = html`<a href="tel:0800000000">0 800 000 000</a>`;
  const server = html`
  <div data-first="login-card">
    <noscript><p>${t.noScript} ${hotline}</p></noscript>
    <p data-old hidden>${translations.LoginNeedsNewBrowser} ${hotline}</p>
    <p>${t.formLoads}</p>
    <p data-late><a href="">${t.loadAgain}</a>, ${hotline}</p>
  </div>
`;
  return html`<div data-widget="login-card">${fallback && server}${slots && own}</div>`;
}

/** @param {Context} context */
export function footer({ lang, translations: t }, { fallback = true } = {}) {
  const server = html`
  <footer class="server-footer">
    <a href="/${lang}/kontakty">${t.Contacts}</a>
    <a href="mailto:info@example.com">info@example.com</a>
  </footer>
`;
  return html`<div data-widget="footer">${fallback && server}</div>`;
}
