/**
 * Takes a picture of one state and prints its path: `npm run screenshot -- footer-full 375`. It needs a build.
 *
 * `--focus NAME`, `--hover NAME` and `--pressed NAME` show a control of the widget so. Its name is the text that a visitor sees on it or above it.
 * `--theme yellow` takes a theme of `/states`, `--forced` forced colours, `--lang en` a language, `--text 24` the font size that the visitor has
 * chosen in the browser, and `--height 420` a low window.
 *
 * `npm run screenshot -- portal 1280` and `npm run screenshot -- first-page 1000` take the two pictures of `README.md`: the login page of this site,
 * and the page to paste.
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser/browser-path.mjs';
import { findState } from './find-state.mjs';
import { startSite } from './server.mjs';
import { themes } from './themes.mjs';

const text = /** @type {const} */ ({ type: 'string' });
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    focus: text,
    hover: text,
    pressed: text,
    theme: text,
    lang: text,
    text,
    height: text,
    forced: { type: 'boolean' },
  },
});
const [id = '', width = '1361'] = positionals;
const { focus, hover, pressed, theme, lang, forced } = values;
const isFirstPage = id === 'first-page';
/** The density of a picture of `README.md`. */
const density = { portal: 1.5, 'first-page': 2 }[id];
if (!density && !findState(`/states/${id}`))
  throw new Error(`There is no state ${id}: the page /states lists all states.`);
if (theme && !themes.includes(theme))
  throw new Error(`There is no theme ${theme}: there are ${themes.join(', ')}.`);

const site = await startSite();
const executablePath = await browserPath();
const browser = await chromium.launch({ executablePath, args: browserArgs(executablePath) });
const page = await browser.newPage({
  deviceScaleFactor: density ?? 1,
  viewport: { width: Number(width), height: Number(values.height ?? (density ? 100 : 800)) },
  forcedColors: forced ? 'active' : 'none',
  reducedMotion: 'reduce',
});
if (values.text) {
  const size = Number(values.text);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
const query = new URLSearchParams(
  Object.entries({ theme, lang }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
);
if (isFirstPage) {
  const [, body] = readFileSync('README.md', 'utf8').match(/```html\n(.*?)```/s) ?? [];
  await page.route('**/first-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  // A server of files has no version.
  await page.route('**/web/getbuildversion', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/first-page`, { waitUntil: 'networkidle' });
} else if (id === 'portal') {
  await page.goto(`${site.url}/uk/account/login`, { waitUntil: 'networkidle' });
} else {
  await page.goto(`${site.url}/states/${id}?${query}`);
  await page.waitForSelector('html[data-driven]');
  await page.evaluate('settle()');
}

/** @param {string} name */
const control = (name) => {
  const widgets = page.locator('[data-widget]');
  const pressable = widgets.getByRole('button', { name }).or(widgets.getByRole('link', { name }));
  return pressable.or(widgets.getByLabel(name)).first();
};
if (focus) await control(focus).focus();
const under = hover ?? pressed;
if (under) await control(under).hover({ timeout: 2000 });
if (pressed) await page.mouse.down();

const path = join(
  tmpdir(),
  `${[id, width, ...process.argv.slice(4).map((each) => each.replace(/\W/g, ''))].join('-')}.png`,
);
if (!values.height) {
  // The window is as high as the page: a picture of a full page would set the font size back.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: Number(width), height });
}
await page.screenshot({ path });
console.log(path);
process.exit();
