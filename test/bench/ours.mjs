import { readFileSync } from 'node:fs';

/** @typedef {import('./page.mjs').Subject} Subject */

const dist = (/** @type {string} */ name, folder = 'dist') =>
  readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8');

const { header, footer, ...others } = JSON.parse(dist('manifest.json')).widgets;

/** The names of all widgets, in the order in which a page has them. */
const widgets = Object.keys({ header, ...others, footer });

const data = JSON.stringify({
  lang: 'uk',
  translations: JSON.parse(dist('translations/uk.json')),
  languages: { uk: 'Українська', ru: 'Русский', en: 'English' },
  mainSite: {
    url: 'https://example.com',
    about: '/about',
    contacts: '/contacts',
    news: '/news',
    shop: '/shop',
  },
  contacts: {
    hotline: '0 800 000 000',
    phones: ['+380 50 000 00 00'],
    email: 'info@example.com',
    address: 'Запоріжжя',
  },
});

/**
 * The page with all widgets, with one tag for each, or also with a tag for shared.js.
 * @param {string} name @param {boolean} named
 * @param {string} [folder] where the files are, from the project's folder
 * @returns {Subject}
 */
export function ours(name, named, folder) {
  const scripts = [...(named ? ['shared'] : []), ...widgets].map((each) => `${each}.js`);
  const place = (/** @type {string} */ each) =>
    `<div data-widget="${each}"${each === 'page-header' ? ' data-page="login"' : ''}></div>`;
  const files = ['widgets.css', 'shared.js', ...scripts];
  return {
    name,
    head: `<link rel="stylesheet" href="/${encodeURIComponent(name)}/widgets.css">`,
    body: `${widgets.map(place).join('\n')}<script>window.__PAGE__=${data}</script>`,
    scripts,
    files: Object.fromEntries(files.map((file) => [file, dist(file, folder)])),
    selector: '[data-widget-state="ready"]',
    count: widgets.length,
  };
}

/**
 * The card alone in one file, as a site's own bundler would make it. So it can be compared with another sign-in card.
 * The rule that reserves its height is in the page.
 * @returns {Subject}
 */
export const card = () => ({
  name: 'the login card alone',
  head: `<style>${dist('widgets.css')}</style>`,
  body: `<div data-widget="login-card"></div><script>window.__PAGE__=${data}</script>`,
  scripts: ['main.js'],
  files: { 'main.js': `${dist('shared.js')}\n${dist('login-card.js')}` },
  selector: '[data-widget-state="ready"]',
});
