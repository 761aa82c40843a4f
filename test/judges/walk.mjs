import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { states } from '../../src/tooling/states/states.mjs';
import { ownFolder } from './own-folder.mjs';
import { programs } from './programs.mjs';

/**
 * What a judge of pages looks at.
 * @typedef {object} Seen
 * @property {string} name the page or the state
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').CDPSession} cdp
 * @property {{ code: string, details: object }[]} issues what Chromium has said about the page
 * @property {{ address: string, type: string }[]} requests
 */

const texts = JSON.parse(readFileSync('dist/translations/uk.json', 'utf8'));

const ofVisitors = [
  '',

  'account/signup',
  'account/forgotpassword',
  'kontakty',
  'karta_zapravok',
];
const ofAdmin = ['panel', 'profile/editadmin', 'clients', 'dashboard', 'report', 'payments'];

/** The browser of Debian. */
export const launch = (...args) =>
  chromium.launch({
    executablePath: programs.chromium.paths[0],
    args: ['--headless=new', '--no-sandbox', ...args],
  });

/**
 * Opens the login page, and then its other steps.
 * @param {import('playwright-core').Page} page
 * @param {{ url: string }} site
 * @param {(name: string) => Promise<void>} look what to do in each step
 */
export async function openLogin(page, site, look) {
  await page.goto(`${site.url}/uk/account/login`);
  const number = page.getByLabel(texts.PhoneNumber);
  await number.waitFor();
  await look('the number');
  await number.fill('501234567');
  await page.getByRole('button', { name: texts.Next }).click();
  await page.getByLabel(texts.SmsCode).waitFor();
  await look('the code');
  await page.getByRole('button', { name: texts.SignInWithEmail }).click();
  await page.getByLabel(texts.Password, { exact: true }).waitFor();
  await look('the email');
}

/** Shows judges of pages one page after another. */
export async function openPages(site) {
  const browser = await launch();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const issues = [];
  const requests = [];
  cdp.on('Audits.issueAdded', ({ issue }) => issues.push(issue));
  page.on('request', (request) => requests.push({ address: request.url(), type: request.resourceType() }));
  await page.addInitScript({ path: ownFolder('in-page.js') });
  await cdp.send('Audits.enable');

  /** What a judge says about the page that is open. */
  async function ask(judge, name) {
    const found = await judge.look({ name, page, cdp, issues, requests });
    return found.filter(({ place }) => place).map((each) => ({ ...each, seen: name }));
  }

  async function open(path, width = 1361) {
    issues.length = requests.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + path);
  }

  return {
    close: () => browser.close(),

    /** What a judge says about a fault that was made for it. */
    async plant(judge) {
      await open('/planted');
      return [...(await ask(judge, 'planted')), ...((await judge.finish?.()) ?? [])];
    },

    /** What each judge says about all pages and states. Each is opened once. */
    async walk(judges) {
      const found = new Map(judges.map((judge) => [judge, []]));
      const askAll = async (name) => {
        for (const judge of judges) found.get(judge).push(...(await ask(judge, name)));
        issues.length = requests.length = 0;
      };
      for (const path of ofVisitors) {
        await open(`/uk/${path}`);
        await page.waitForSelector('[data-widget=footer][data-widget-state=ready]');
        await askAll(`/uk/${path}`);
      }
      await openLogin(page, site, askAll);
      await open('/uk?role=admin');
      for (const path of ofAdmin) {
        await open(`/uk/${path}`);
        await page.waitForSelector('[data-widget=footer][data-widget-state=ready]');
        await askAll(`/uk/${path}`);
      }
      for (const { id, width } of states) {
        await open(`/states/${id}?lang=uk`, Math.min(width ?? 1361, 1361));
        await page.waitForSelector('html[data-driven="done"]');
        await page.evaluate('settle()');
        await askAll(`/states/${id}`);
      }
      for (const judge of judges) found.get(judge).push(...((await judge.finish?.()) ?? []));
      return found;
    },
  };
}
