import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { footer, html, tags } from './document';
import { needs } from './engines/needs';
import { nonce, policy, withoutPolicy } from './policy';
import { reportOf, settled, useSite } from './visit';

const site = useSite();
const strictest = `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`;
const both = `${footer}<div data-widget="page-header" data-page="login"><h1>Сервер</h1></div>`;

interface Parts {
  head?: string;
  sheet?: string;
  body?: string;
  /** Runs before all scripts of the page. */
  before?: () => void;
  /** Whether the test expects a violation of the policy. */
  violates?: boolean;
}

/** Opens a page under Trusted Types. */
async function open(names: string[], { head, sheet, body = both, before = () => {}, violates }: Parts = {}) {
  const page = await site.visitor({ violates });
  await page.addInitScript(before);
  site.serve('/document', html({ head, sheet, body, scripts: tags(...names) }), {
    'content-security-policy': strictest,
  });
  await page.goto(`${site.server.url}/document`);
  return page;
}

test('under Trusted Types, with a tag for shared.js, everything works without a violation', async () => {
  const page = await open(['shared', 'footer', 'page-header']);
  await settled(page);
  expect(await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
    'rgb(48, 48, 48)',
  );
  expect(page.complaints).toEqual([]);
});

test('without a tag for shared.js the server’s content stays and one message gives the reason', async () => {
  needs('trustedTypes');
  const page = await open(['footer', 'page-header'], { violates: true });
  await settled(page, undefined, 'failed');
  expect(await page.locator('.server').isVisible()).toBe(true);
  const messages = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
  expect(messages).toEqual([
    expect.stringMatching(/did not load.*<script src="\/widgets\/shared.js" defer>/s),
  ]);
});

describe('in a browser without constructable style sheets', () => {
  const forget = () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  const link = '<link rel="stylesheet" href="/widgets/widgets.css">';
  const background = (page: Page) =>
    page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);

  test('the rules are inserted into the linked widgets.css, without a violation', async () => {
    const page = await open(['shared', 'footer', 'page-header'], { head: link, before: forget });
    await settled(page);
    expect(await background(page)).toBe('rgb(48, 48, 48)');
    expect(page.complaints).toEqual([]);
  });

  test('widgets.css is found by its layer, not by its name', async () => {
    const text = readFileSync(new URL('../../dist/widgets.css', import.meta.url), 'utf8');
    site.serve('/site.css', `body { margin: 0 } ${text} p { color: red }`, { 'content-type': 'text/css' });
    const head = '<link rel="stylesheet" href="/site.css">';
    const page = await open(['shared', 'footer'], { head, before: forget, body: footer });
    await settled(page, 'footer');
    expect(await background(page)).toBe('rgb(48, 48, 48)');
  });

  test('a sheet of another origin is not taken for widgets.css', async () => {
    const other = site.server.url.replace('localhost', '127.0.0.1');
    const head = `<link rel="stylesheet" href="${other}/widgets/widgets.css">${link}`;
    const page = await site.visitor();
    await page.addInitScript(forget);
    site.serve('/document', html({ head }), withoutPolicy);
    await page.goto(`${site.server.url}/document`);
    await settled(page, 'footer');
    expect(await background(page)).toBe('rgb(48, 48, 48)');
  });

  test('without it the server’s content stays, and one message says to link it', async () => {
    const page = await open(['shared', 'footer', 'page-header'], {
      sheet: '',
      before: forget,
      violates: true,
    });
    await settled(page, undefined, 'failed');
    expect(await page.locator('.server').isVisible()).toBe(true);
    expect(page.complaints.filter((text) => text.startsWith('ev-portal-widgets'))).toEqual([
      expect.stringContaining('/widgets/widgets.css'),
    ]);
    const rows = await reportOf(page);
    expect(rows).toMatchObject([
      { state: 'failed', why: expect.stringContaining('<link rel="stylesheet"') },
      { state: 'failed', why: expect.stringContaining('<link rel="stylesheet"') },
    ]);
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
  });

  test('without a policy a style element is enough', async () => {
    const page = await site.visitor();
    await page.addInitScript(forget);
    site.serve('/document', html(), withoutPolicy);
    await page.goto(`${site.server.url}/document`);
    await settled(page, 'footer');
    expect(await background(page)).toBe('rgb(48, 48, 48)');
  });
});

test('if only scripts with a nonce may run, shared.js is requested with the nonce of the widget’s tag', async () => {
  const page = await site.openDocument(
    html({ scripts: tags('footer') }).replaceAll('<script', `<script nonce="${nonce}"`),
    { 'content-security-policy': `script-src 'nonce-${nonce}'` },
  );
  await settled(page, 'footer');
  expect(page.complaints).toEqual([]);
});
