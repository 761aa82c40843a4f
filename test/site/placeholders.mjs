import { html, markup } from './html.mjs';
import { importSource } from './import-source.mjs';
import { languages } from './languages.mjs';
import { contactsOf, mainSite, mainSiteLinks } from './page-data.mjs';

/**
 * The placeholders with the first content, as our C# writes it: first-content.test.ts compares them. It is visible until the scripts run, or
 * always if they never run.
 * @typedef {import('./layout.mjs').Context} Context
 */

/** @type {typeof import('../../src/facts/routes.ts')} */
const { onlyForVisitors, portalLinks } = await importSource('src/facts/routes.ts');

/** @type {typeof import('../../src/tooling/build/artifacts/widget-table.ts')} */
const { logoHtml } = await importSource('src/tooling/build/artifacts/widget-table.ts');

/** @typedef {{ text: string, href: string }} Link */

/** @param {Link[]} links */
const items = (links) => links.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`);

/** Links of the portal, in their order. @param {keyof typeof portalLinks} list @param {Context['translations']} t @returns {(Link & { key: string })[]} */
const linksOf = (list, t, start = '') =>
  Object.entries(portalLinks[list]).map(([key, path]) => ({
    key,
    text: t[/** @type {import('../../src/shared/i18n/translator').Key} */ (key)] ?? key,
    href: start + path,
  }));

/** @param {Context} context */
export function header({ lang, translations: t, user, visit }, { fallback = true } = {}) {
  const admin = user?.role === 'Admin';
  const menu = linksOf('menu', t, `/${lang}`).filter(
    ({ key }) => !admin || !onlyForVisitors.some((each) => each === key),
  );
  const account = html`<li><span>${t.PersonalAccount}</span><ul>${items(linksOf('account', t, `/${lang}`))}</ul></li>`;
  const server = html`<header data-first="header">
    <a href="${visit.origin}/${lang}">${markup(logoHtml())}<span>${t.ProductTitle}</span></a>
    <span><img src="/Content/flags/${lang}.svg" width="24" alt=""><span>${languages[lang]}</span></span>
    <nav aria-label="${t.Menu}"><ul>
      ${items([{ text: t.MainSite ?? '', href: mainSite.Url }, ...menu])}${admin && account}
    </ul></nav>
  </header>`;
  return html`<div data-widget="header">${fallback && server}</div>`;
}

/**
 * @param {string} title
 * @param {{ login?: boolean, fallback?: boolean, controls?: boolean, trail?: import('./page-data.mjs').Link[] }} options
 */
export function pageHeader(title, { login, fallback = true, controls, trail = [] }) {
  // The height of a page header is reserved only with `data-page` or `data-reserve`.
  const attribute = login
    ? html`data-page="login"`
    : fallback &&
      html`data-reserve="${[!trail.length && 'title', controls && 'controls'].filter(Boolean).join(' ')}"`;
  const server = html`
  <div class="server-page-header">
    ${trail.length > 0 && html`<ol>${trail.map(({ Name, Link }) => html`<li>${Link ? html`<a href="${Link}">${Name}</a>` : Name}</li>`)}</ol>`}
    <h1>${title}</h1>
  </div>
`;
  return html`<div data-widget="page-header" ${attribute}>${fallback && server}</div>`;
}

/** The number to call. @param {Context} context */
const hotline = ({ t, translations }) =>
  html`<span>${translations.Hotline}:</span> <a href="tel:0800000000">${contactsOf(t).Hotline}</a>`;

/** @param {Context} context */
export function loginCard(context, { fallback = true, slots = false, email = false } = {}) {
  const { lang, t, translations, visit } = context;
  const own = html`
  <p data-slot="notice" class="notice">${t.lead}</p>
  <p data-slot="terms" class="terms"><a href="/${lang}/uslovija_i_polozhenija">${translations.Terms}</a></p>`;
  const call = hotline(context);
  const server = html`<div data-first="login-card">
    <h2>${translations.LoginTitle}</h2>
    <noscript><p>${translations.LoginNeedsScript}</p><p>${call}</p></noscript>
    <p data-old hidden>${translations.LoginNeedsNewBrowser}<br>${call}</p>
    <p>${translations.LoginLoading}</p>
    <p data-late><a href="${visit.path}">${translations.LoginLoadAgain}</a><br>${call}</p>
  </div>`;
  const reserve = email && html` data-reserve="email"`;
  return html`<div data-widget="login-card"${reserve}>${fallback && server}${slots && own}</div>`;
}

/** @param {Context} context */
export function footer(context, { fallback = true, reserve = 'contacts main' } = {}) {
  const { translations: t } = context;
  const { Phones, Email, Address } = contactsOf(context.t);
  const pages = mainSiteLinks.map(([name, { text }]) => ({
    text: t[text] ?? '',
    href: new URL(`/${name}`, mainSite.Url).href,
  }));
  const server = html`<footer data-first="footer"><div>
    <div><h2>${t.Contacts}</h2><ul>
      <li>${hotline(context)}</li>
      ${items(Phones.map((text) => ({ text, href: `tel:${text.replaceAll(' ', '')}` })))}
      ${items([{ text: Email, href: `mailto:${Email}` }])}
      <li>${Address}</li>
    </ul></div>
    <div><h2>${t.ProductTitle}</h2><ul>${items(linksOf('footer', t))}</ul></div>
    <div><h2>${t.MainSite}</h2><ul>${items(pages)}</ul></div>
  </div><ul>${items(linksOf('legal', t))}</ul><p>© ${new Date().getFullYear()} ${t.ProductTitle}</p></footer>`;
  return html`<div data-widget="footer" data-reserve="${reserve}">${fallback && server}</div>`;
}
