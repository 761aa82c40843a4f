import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { newest } from './newest.mjs';

/** @typedef {import('./page.mjs').Subject} Subject */

const dist = (/** @type {string} */ name, folder = 'dist') =>
  readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), 'utf8');

const { header, footer, ...others } = JSON.parse(dist('manifest.json')).widgets;

/** The names of all widgets, in the order in which a page has them. */
export const widgets = Object.keys({ header, ...others, footer });

export const translations = JSON.parse(dist('translations/uk.json'));

const data = {
  lang: 'uk',
  translations,
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
};

/**
 * The page with all widgets, with one tag for each, or also with a tag for shared.js.
 * @param {string} name @param {boolean} named @param {object} [page] more of `__PAGE__`
 * @param {string} [folder] where the files are, from the project's folder
 * @returns {Subject}
 */
export function ours(name, named, page = {}, folder = 'dist') {
  const scripts = [...(named ? ['shared'] : []), ...widgets].map((each) => `${each}.js`);
  const place = (/** @type {string} */ each) =>
    `<div data-widget="${each}"${each === 'page-header' ? ' data-page="login"' : ''}></div>`;
  return {
    name,
    head: `<link rel="stylesheet" href="/${encodeURIComponent(name)}/widgets.css">`,
    body: `${widgets.map(place).join('\n')}<script>window.__PAGE__=${JSON.stringify({ ...data, ...page })}</script>`,
    scripts,
    files: Object.fromEntries(
      ['widgets.css', 'shared.js', ...scripts].map((file) => [file, dist(file, folder)]),
    ),
    selector: '[data-widget-state="ready"]',
    count: widgets.length,
  };
}

/**
 * The card alone in one file, as a site's own bundler would make it. So it can be compared with other sign-in cards.
 * The rule that reserves its height is in the page.
 * @returns {Subject}
 */
export function card() {
  const name = 'the login card alone';
  return {
    ...ours(name, true),
    head: `<style>${dist('widgets.css')}</style>`,
    body: `<div data-widget="login-card"></div><script>window.__PAGE__=${JSON.stringify(data)}</script>`,
    scripts: ['main.js'],
    files: { 'main.js': `${dist('shared.js')}\n${dist('login-card.js')}` },
    count: 1,
  };
}

/**
 * Bundles an entry into one script with esbuild's defaults.
 * @param {string} contents @param {string} resolveDir
 * @param {import('esbuild').BuildOptions} [more]
 */
export async function bundle(contents, resolveDir, more) {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    outdir: 'out',
    logLevel: 'error',
    ...more,
  });
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => [path.endsWith('.css') ? 'main.css' : 'main.js', text]),
  );
}

export const plainCard = `
import { createRoot } from 'react-dom/client';
const Card = () => (
  <form id="card" aria-label="Login">
    <h2>Login</h2>
    <label>Country <select><option>+380</option><option>+421</option></select></label>
    <label>Phone <input type="tel" autoComplete="tel-national" /></label>
    <label>Password <input type="password" autoComplete="current-password" /></label>
    <button type="submit">Next</button>
    <hr />
    <button type="button">Sign in with email</button>
    <a href="/account/signup">Sign up</a>
  </form>
);
createRoot(document.getElementById('root')).render(<Card />);
`;

/** The minimum for any React widget: the newest React and ReactDOM with one form that never changes. @returns {Promise<Subject>} */
export async function floor() {
  const folder = await newest('floor', ['react', 'react-dom']);
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/react-dom/package.json'), 'utf8'));
  return {
    name: `React ${version}, one plain form`,
    body: '<div id="root"></div>',
    scripts: ['main.js'],
    files: await bundle(plainCard, folder),
    selector: '#card',
  };
}
