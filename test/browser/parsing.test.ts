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

const late = `<script>window.__PAGE__ = ${JSON.stringify(data)}</script>${plain}${footer}`;
test.each([
  ['a plain tag after the placeholder and __PAGE__', { body: `<main>${footer}</main>`, scripts: plain }],
  ['a __PAGE__ after the scripts', { body: footer + plain }],
  ['a placeholder after the scripts', { body: late, page: undefined }],
])('%s is used while the page is parsed', async (_, parts) => {
  const { page, release } = await openUnfinished(parts);
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

test('a placeholder mounts once it is parsed, so content after a script inside it is replaced, too', async () => {
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
  ['__PAGE__ from a deferred script', '<script src="/data.js" defer></script>', uk],
  ['__PAGE__ that never comes', '', en],
])('the widgets wait for a %s until DOMContentLoaded, but not for images', async (_, bringing, texts) => {
  const brings = { 'content-type': 'text/javascript' };
  site.serve('/data.js', `window.__PAGE__ = ${JSON.stringify(data)}`, brings);
  const release = site.hold('/picture.svg');
  const page = await site.visitor();
  const body = `${footer}<img src="/picture.svg" alt="">`;
  site.serve('/document', html({ body, page: undefined, scripts: tags('shared', 'footer') + bringing }));
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  await settled(page, 'footer');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  expect(await page.textContent('footer')).toContain(texts.PrivacyPolicy);
  const reports = page.complaints.filter((text) => text.includes('window.__PAGE__\n'));
  expect(reports).toHaveLength(bringing ? 0 : 1);
});

test('a browser without cascade layers keeps the server’s content', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  site.serve('/document', html());
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer', 'failed');
  expect(await page.locator('.server').isVisible()).toBe(true);
});
