import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageData } from '../site/page-data.mjs';

/** @type {any} what the page data needs of a visit, but the translations */
const visitor = { lang: 'uk', t: { address: 'Запоріжжя' }, visit: { origin: '' } };

/**
 * The pages of a build.
 * @param {string} folder a `dist` @param {string} [mark] makes their names different from those of another build
 */
export function pagesOf(folder, mark = '') {
  const file = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const { header, footer, ...others } = JSON.parse(file('manifest.json')).widgets;
  // In the order in which a page has them.
  const all = Object.keys({ header, ...others, footer });
  const translations = JSON.parse(file('translations/uk.json'));
  const data = JSON.stringify(
    pageData({ ...visitor, translations }, { title: '', breadcrumbs: [], controls: [] }),
  );

  /**
   * A page with widgets, with one tag for each, and perhaps one for shared.js.
   * @param {string} title @param {string[]} drawn the widgets @param {string[]} first the scripts before theirs
   * @returns {import('./server.mjs').Subject}
   */
  function page(title, drawn, first) {
    const name = title + mark;
    const scripts = [...first, ...drawn.map((each) => `${each}.js`)];
    const places = drawn.map((each) => `<div data-widget="${each}" data-page="login"></div>`);
    return {
      name,
      head: `<link rel="stylesheet" href="/${encodeURIComponent(name)}/widgets.css">`,
      body: `${places.join('\n')}<script>window.__PAGE__=${data}</script>`,
      scripts,
      files: Object.fromEntries(['widgets.css', 'shared.js', ...scripts].map((each) => [each, file(each)])),
      selector: '[data-widget-state="ready"]',
      count: drawn.length,
    };
  }

  /**
   * The login page of a visitor who comes from a page with the other widgets, as the layouts of the guides have it.
   * @param {string} title @param {string} [ahead] what `data-ahead` of that page names
   * @returns {import('./server.mjs').Subject}
   */
  function loginFromHome(title, ahead) {
    const home = page(
      title,
      all.filter((each) => each !== 'login-card'),
      ['shared.js'],
    );
    return { ...page(title, all, ['shared.js']), home: { ...home, ahead } };
  }

  return {
    oneTagEach: page('four widgets, one tag each', all, []),
    sharedNamed: page('four widgets, shared.js named', all, ['shared.js']),
    fromHome: loginFromHome('the login page, from home'),
    fromHomeAhead: loginFromHome('the same, the card ahead', 'login-card.js'),
    /**
     * The card alone in one file, as a site's own bundler would make it. So it can be compared with another sign-in card.
     * The rule that reserves its height is in the page.
     */
    card: {
      ...page('the login card alone', ['login-card'], []),
      head: `<style>${file('widgets.css')}</style>`,
      scripts: ['main.js'],
      files: { 'main.js': `${file('shared.js')}\n${file('login-card.js')}` },
    },
  };
}
