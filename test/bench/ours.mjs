import { readFileSync } from 'node:fs';
import { pageData } from '../site/page-data.mjs';

const dist = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');

const { header, footer, ...others } = JSON.parse(dist('manifest.json')).widgets;

/** The names of all widgets, in the order in which a page has them. */
export const widgets = Object.keys({ header, ...others, footer });

/** @type {any} what the page data needs of a visit */
const visitor = {
  lang: 'uk',
  t: { address: 'Запоріжжя' },
  translations: JSON.parse(dist('translations/uk.json')),
  visit: { origin: '' },
};
const data = JSON.stringify(pageData(visitor, { title: '', breadcrumbs: [], controls: [] }));

/**
 * A page with widgets, with one tag for each, and perhaps one for shared.js.
 * @param {string} name @param {string[]} drawn the widgets @param {string[]} [first] the scripts before theirs
 * @returns {import('./server.mjs').Subject}
 */
export function ours(name, drawn, first = ['shared.js']) {
  const scripts = [...first, ...drawn.map((each) => `${each}.js`)];
  const places = drawn.map((each) => `<div data-widget="${each}" data-page="login"></div>`);
  return {
    name,
    head: `<link rel="stylesheet" href="/${encodeURIComponent(name)}/widgets.css">`,
    body: `${places.join('\n')}<script>window.__PAGE__=${data}</script>`,
    scripts,
    files: Object.fromEntries(['widgets.css', 'shared.js', ...scripts].map((file) => [file, dist(file)])),
    selector: '[data-widget-state="ready"]',
    count: drawn.length,
  };
}

/**
 * The card alone in one file, as a site's own bundler would make it. So it can be compared with another sign-in card.
 * The rule that reserves its height is in the page.
 */
export const card = {
  ...ours('the login card alone', ['login-card']),
  head: `<style>${dist('widgets.css')}</style>`,
  scripts: ['main.js'],
  files: { 'main.js': `${dist('shared.js')}\n${dist('login-card.js')}` },
};
