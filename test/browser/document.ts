import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fontTags } from '../site/font.mjs';
import { pageData } from '../site/page-data.mjs';
import { texts } from '../site/texts.mjs';
import { uk } from '../texts';
import { styleTags } from './engines/needs';

export const dist = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');

export const bundle = (name: string) => dist(`${name}.js`);

/** Complete data of a page, so that the console stays empty. */
export const data = { lang: 'uk', translations: uk, languages: { uk: 'Українська', en: 'English' } };

/** The data of a page on which every widget shows all its parts. */
export const fullData = pageData(
  {
    lang: 'uk',
    t: texts.uk,
    translations: uk,
    user: undefined,
    visit: { origin: 'https://chargers.example' },
  },
  {
    title: 'Звіти',
    breadcrumbs: [
      { Name: 'Головна', Link: '/uk' },
      { Name: 'Звіти', Link: '' },
    ],
    controls: [
      { Name: 'Друк', Action: 'print' },
      { Name: 'Файл', Link: '/file' },
    ],
  },
);

interface Parts {
  head?: string;
  /** The tag of widgets.css. By default only an engine that needs it gets one. */
  sheet?: string;
  body?: string;
  page?: unknown;
  scripts?: string;
}

export const tags = (...names: string[]) =>
  names.map((name) => `<script src="/widgets/${name}.js" defer></script>`).join('\n');

export const footer = '<div data-widget="footer"><p class="server">Сервер</p></div>';

/** A page for a test. The default is a footer with the server's content and its script tag. */
export function html(parts: Parts = {}): string {
  const { head = '', sheet = styleTags, body = footer, scripts = tags('footer') } = parts;
  // With `page: undefined` the document has no `__PAGE__`.
  const page = 'page' in parts ? parts.page : data;
  const json = JSON.stringify(page)?.replace(/</g, '\\u003c');
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><link rel="icon" href="/site/icon.svg">
<meta name="viewport" content="width=device-width"><title>Test</title>${fontTags}${sheet}${head}</head><body>${body}
${json === undefined ? '' : `<script>window.__PAGE__ = ${json}</script>`}
${scripts}</body></html>`;
}

export const manifest = JSON.parse(dist('manifest.json'));
const { hash, integrity } = manifest.files['shared.js'];

/** The names of all widgets. */
export const widgets = Object.keys(manifest.widgets);

/** An empty placeholder of each widget. */
export const placeholders = widgets.map((name) => `<div data-widget="${name}"></div>`).join('');

/** A page for a test with all widgets and all data. */
export const fullPage = (parts: Parts = {}): string =>
  html({ body: placeholders, page: fullData, scripts: tags('shared', ...widgets), ...parts });

/** The id of the build in dist/. A widget's script has only two such names: this id and the hash of shared.js. */
const buildId =
  bundle('footer')
    .match(/\b[\da-f]{16}\b/g)
    ?.find((name) => name !== hash) ?? '';

/** The scripts of a later build, as after a deployment: the same code with another build id. */
export function laterBuild(name: string): { shared: string; widget: string } {
  const later = 'f'.repeat(16);
  const shared = bundle('shared').replaceAll(buildId, later);
  const checksum = `sha384-${createHash('sha384').update(shared).digest('base64')}`;
  const widget = bundle(name).replace(buildId, later).replace(hash, later).replace(integrity, checksum);
  return { shared, widget };
}

/**
 * A script that adds one more widget to the page, as a widget's script does. `component` is the text of a function with all
 * exports of src/shared/index.ts as its parameter.
 */
export function probe(name: string, component: string): string {
  const widget = `{ name: '${name}', css: '', texts: {}, start: (shared, define) => define((${component})(shared)) }`;
  return `<script src="/widgets/shared.js"></script>
<script>document[Symbol.for('ev-portal-widgets/${buildId}')].onWidget(${widget})</script>`;
}
