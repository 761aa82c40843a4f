import { randomBytes } from 'node:crypto';
import { bar } from './bar.mjs';
import { readFiles, readTranslations } from './build.mjs';
import { fontTags } from './font.mjs';
import { html, json, markup } from './html.mjs';
import { pageData } from './page-data.mjs';
import { footer, header, pageHeader } from './placeholders.mjs';
import { texts } from './texts.mjs';
import { themes } from './themes.mjs';

/**
 * @typedef {ReturnType<typeof html>} Html
 * @typedef {import('./languages.mjs').Culture} Culture
 *
 * @typedef {object} Visitor the person who sees a page
 * @property {Culture} lang
 * @property {import('./visit.mjs').Visit} visit
 * @property {import('./backend/sessions.mjs').User | undefined} user
 * @property {import('./handlers.mjs').Site} site
 *
 * @typedef {Visitor & { t: import('./texts.mjs').Texts, translations: import('./build.mjs').Translations }} Context
 *
 * @typedef {object} Page
 * @property {(context: Context) => string} title
 * @property {(context: Context) => Html} [content] what is below the page header
 * @property {(context: Context) => Html} [body] the whole page, instead of the usual layout
 * @property {'user' | 'Admin'} [role] who may see it
 * @property {boolean} [unprefixed] also has a path without a language
 * @property {boolean} [login] its page header has `data-page="login"`
 * @property {boolean} [home] it has a heading of its own instead of a page header
 * @property {(context: Context) => import('./page-data.mjs').Control[]} [controls]
 * @property {(data: ReturnType<typeof pageData>, context: Context) => object} [data] changes `__PAGE__`
 * @property {string[]} [widgets] the widgets with a script in the page
 * @property {string[]} [scripts] scripts of the site
 * @property {(context: Context) => string[]} [styles] stylesheets of the site, before all others
 */

const defaultWidgets = ['header', 'page-header', 'footer'];

/** @param {Page} page @param {Visitor} visitor */
export function renderPage(page, visitor) {
  const { lang, site, visit } = visitor;
  const context = { ...visitor, t: texts[lang], translations: readTranslations(site.dist, lang) };
  const title = page.title(context);
  const controls = page.controls?.(context) ?? [];
  const data = pageData(context, { title, breadcrumbs: trail(page, title, context), controls });
  const token = site.backend.antiforgery.issue(visit.cookies);
  const { theme = '' } = visit.query;
  const nonce = randomBytes(16).toString('base64');
  const scripts = [...(page.scripts ?? []), 'controls', ...(site.watch ? ['reload'] : [])];

  const files = readFiles(site.dist);
  /** The address of a file of the build and its checksum. @param {string} attribute @param {string} name */
  const fromBuild = (attribute, name) => {
    const { hash = '', integrity = '' } = files[name] ?? {};
    return html`${attribute}="/widgets/${name}?v=${hash}" integrity="${integrity}"`;
  };

  const document = html`<!doctype html>
<html lang="${lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} – ${context.translations.ProductTitle}</title>
  <link rel="icon" href="/site/icon.svg">
  ${markup(fontTags)}
  ${page.styles?.(context).map((name) => html`<link rel="stylesheet" href="/site/${name}.css">\n`)}
  <link rel="stylesheet" ${fromBuild('href', 'widgets.css')}>
  <link rel="stylesheet" href="/site/site.css">
  ${themes.includes(theme) && html`<link rel="stylesheet" href="/site/themes/${theme}.css">`}
</head>
<body>
${page.body ? page.body(context) : frame(page, title, context)}
<input type="hidden" name="${token.name}" value="${token.token}">
<script nonce="${nonce}">window.__PAGE__ = ${json(page.data ? page.data(data, context) : data)};</script>
${scripts.map((name) => html`<script src="/site/${name}.js" defer></script>\n`)}
${visit.query.inspect && html`<script ${fromBuild('src', 'inspect.js')} defer></script>\n`}${(page.widgets ?? defaultWidgets).map((name) => html`<script ${fromBuild('src', `${name}.js`)} defer></script>\n`)}
</body>
</html>
`;
  return { html: String(document), csp: policy(nonce), cookies: token.cookies };
}

/** @param {Page} page @param {string} title @param {Context} context */
function frame(page, title, context) {
  return html`
${context.site.demo && bar(context)}
${header(context)}
<main class="container">
${
  !page.home &&
  pageHeader(title, {
    login: page.login,
    trail: trail(page, title, context),
    controls: !!page.controls?.(context).length,
  })
}
${page.content?.(context)}
</main>
${footer(context)}`;
}

/** @param {Page} page @param {string} title @param {Context} context */
function trail(page, title, { lang, translations }) {
  if (page.home) return [];
  const here = { Name: title, Link: '' };
  const panel = page.role === 'Admin' ? [{ Name: translations.ControlPanel, Link: `/${lang}/panel` }] : [];
  return [{ Name: translations.HomePage, Link: `/${lang}` }, ...panel, here];
}

/** @param {string} nonce */
const policy = (nonce) =>
  `script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self'; object-src 'none'; base-uri 'self'`;
