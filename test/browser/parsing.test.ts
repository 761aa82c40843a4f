import { expect, test } from 'vitest';
import { en, uk } from '../texts';
import { data, footer, html, tags } from './document';
import { reportOf, settled, useSite } from './visit';

const site = useSite();
const plain = tags('shared', 'footer').replaceAll(' defer', '');

/** Opens a page. The parser stops before the end of the page until the test calls `release`. */
async function openUnfinished(parts: Parameters<typeof html>[0]) {
  const release = site.hold('/late.js');
  const page = await site.visitor();
  const scripts = `${parts?.scripts ?? ''}<script src="/late.js"></script>`;
  site.serve('/document', html({ ...parts, scripts }));
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  return { page, release };
}

test('a plain tag after the placeholder and __PAGE__ mounts while the page is parsed', async () => {
  const { page, release } = await openUnfinished({ body: `<main>${footer}</main>`, scripts: plain });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
});

test('a __PAGE__ after the scripts is read as soon as it exists', async () => {
  const { page, release } = await openUnfinished({ body: footer + plain });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
});

test('report() says that a widget without __PAGE__ waits for the page', async () => {
  const { page, release } = await openUnfinished({ page: undefined, scripts: plain });
  await settled(page, 'footer', 'pending');
  await page.waitForFunction(() => 'Widgets' in window);
  const rows = await reportOf(page);
  expect(rows).toEqual([{ widget: 'footer', state: 'pending', why: 'waits for the page to be parsed' }]);
  release();
  await settled(page, 'footer');
});

test('a placeholder after the scripts mounts as soon as it is parsed', async () => {
  const late = `<script>window.__PAGE__ = ${JSON.stringify(data)}</script>${plain}${footer}`;
  const { page, release } = await openUnfinished({ body: late, page: undefined });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
});

test('a placeholder mounts when it is completely parsed, so content after a script inside it is replaced too', async () => {
  const release = site.hold('/inside.js');
  const inside = '<i>Before</i><script src="/inside.js"></script><b>After</b>';
  const page = await site.visitor();
  const scripts = `<script>window.__PAGE__ = ${JSON.stringify(data)}</script>${plain}`;
  const body = `<div data-widget="footer">${inside}</div><p id="end">End</p>`;
  site.serve('/document', html({ head: scripts, body, page: undefined, scripts: '' }));
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  await page.locator('i').waitFor();
  release();
  await page.locator('#end').waitFor();
  await settled(page, 'footer');
  expect(await page.locator('[data-widget]').evaluate(({ children }) => children.length)).toBe(1);
  expect(await page.locator('b').count()).toBe(0);
});

test.each([
  ['a deferred script', '<script src="/data.js" defer></script>'],
  ['a module', '<script src="/data.js" type="module"></script>'],
])('the widgets wait for a __PAGE__ from %s until DOMContentLoaded', async (_, late) => {
  const brings = { 'content-type': 'text/javascript' };
  site.serve('/data.js', `window.__PAGE__ = ${JSON.stringify(data)}`, brings);
  const release = site.hold('/picture.svg');
  const page = await site.visitor();
  const body = `${footer}<img src="/picture.svg" alt="">`;
  site.serve('/document', html({ body, page: undefined, scripts: tags('shared', 'footer') + late }));
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  expect(await page.textContent('footer')).toContain(uk.PrivacyPolicy);
  expect(page.complaints).toEqual([]);
});

test('a page without __PAGE__ gets its widgets after parsing, with the defaults', async () => {
  const page = await site.openDocument(html({ body: footer + plain, page: undefined, scripts: '' }));
  await settled(page, 'footer');
  expect(await page.textContent('footer')).toContain(en.PrivacyPolicy);
  expect(page.complaints.filter((text) => text.includes('window.__PAGE__\n'))).toHaveLength(1);
});

test('without __PAGE__, a shared.js that runs after parsing does not wait for images', async () => {
  const release = site.hold('/picture.svg');
  const page = await site.visitor();
  site.serve('/document', html({ body: `${footer}<img src="/picture.svg" alt="">`, page: undefined }));
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

test('a browser without cascade layers keeps the server’s content', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  site.serve('/document', html());
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer', 'failed');
  expect(await page.locator('.server').isVisible()).toBe(true);
});
