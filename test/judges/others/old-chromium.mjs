import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core-1.23';
import { npmVersion } from '../ask.mjs';
import { ownFolder } from '../own-folder.mjs';

const texts = JSON.parse(readFileSync('dist/translations/uk.json', 'utf8'));

/** Unpacks the browser of a package. What the package does itself would take another version that it finds in the folder for temporary files. */
function unpack(name) {
  const folder = ownFolder('node_modules/.cache');
  const path = `${folder}/${name}`;
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, brotliDecompressSync(readFileSync(ownFolder(`node_modules/${name}/bin/chromium.br`))));
  chmodSync(path, 0o755);
  return path;
}

/** Does something on the login page. @param {string} name @param {{ url: string }} site @param {(page: any) => Promise<{ rule: string, seen: string }[]>} visit */
async function onLoginPage(name, site, visit) {
  const args = ['--no-sandbox', '--disable-gpu', '--no-zygote'];
  const browser = await chromium.launch({ executablePath: unpack(name), args });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(`${site.url}/uk/account/login`);
    return (await visit(page)).map((each) => ({ ...each, place: 'the login page' }));
  } finally {
    await browser.close();
  }
}

/** The result of a visit, or the step that it did not reach. */
async function steps(list) {
  for (const [name, step] of list)
    try {
      await step();
    } catch (error) {
      return [{ rule: name, seen: error.message.split('\n')[0] }];
    }
  return [];
}

/** Signs in by SMS. */
const signIn = (site) => (page) =>
  steps([
    [
      'a widget is not ready',
      async () => {
        for (const widget of ['header', 'page-header', 'login-card', 'footer'])
          await page.waitForSelector(`[data-widget=${widget}][data-widget-state=ready]`);
      },
    ],
    [
      'no code is sent',
      async () => {
        await page.fill('input[autocomplete^=tel]', '671234567');
        await page.click(`text=${texts.Next}`);
        await page.waitForSelector('input[autocomplete=one-time-code]');
      },
    ],
    [
      'the code does not sign in',
      async () => {
        await page.fill('input[autocomplete=one-time-code]', site.backend.outbox.at(-1).code);
        // The driver is lost in the page after this one, but sees that it has come.
        const isPanel = (response) => response.url().endsWith('/uk/panel') && response.ok();
        await Promise.all([
          page.waitForResponse(isPanel),
          page.click(`text=${texts.Next}`, { noWaitAfter: true }),
        ]);
      },
    ],
  ]);

/** The server's content stays, and says why there is no form. */
const stay = (page) =>
  steps([
    [
      'the widgets do not give up',
      () => page.waitForSelector('[data-widget=login-card][data-widget-state=failed]'),
    ],
    ['the header has no links', () => page.waitForSelector('[data-widget=header] a:visible')],
    [
      'it does not say that the browser is too old',
      () => page.waitForSelector(`text=${texts.LoginNeedsNewBrowser}`, { state: 'visible' }),
    ],
    ['it promises a form', () => page.waitForSelector('[data-first] > [data-late]', { state: 'hidden' })],
  ]);

/** Does something while a file of the build is missing. */
async function without(site, path, act) {
  site.answer(path, (_, response) => response.writeHead(404).end());
  try {
    return await act();
  } finally {
    site.answer(path);
  }
}

export const oldest = {
  id: 'chromium-103',
  name: 'Chromium 103',
  version: () => npmVersion('chromium-103'),
  looksAt: 'the login page: all widgets are ready, and a visitor signs in by SMS',
  planted: { rule: 'a widget is not ready' },
  plant: (site) => without(site, '/widgets/shared.js', () => onLoginPage('chromium-103', site, signIn(site))),
  find: (site) => onLoginPage('chromium-103', site, signIn(site)),
};

export const tooOld = {
  id: 'chromium-92',
  name: 'Chromium 92',
  version: () => npmVersion('chromium-92'),
  looksAt: 'the login page in a browser that is too old: the server’s content stays, and says so',
  planted: { rule: 'it does not say that the browser is too old' },
  plant: (site) => without(site, '/widgets/widgets.css', () => onLoginPage('chromium-92', site, stay)),
  find: (site) => onLoginPage('chromium-92', site, stay),
};
