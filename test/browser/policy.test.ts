import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footer, html, tags } from './document';
import { needs } from './engines/needs';
import { nonce, policy, withoutPolicy } from './policy';
import { reportOf, settled, useSite, type Visited } from './visit';

const site = useSite();
const strictest = {
  'content-security-policy': `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`,
};
const both = `${footer}<div data-widget="page-header" data-page="login"><h1>Сервер</h1></div>`;
const link = '<link rel="stylesheet" href="/widgets/widgets.css">';

interface Parts {
  head?: string;
  sheet?: string;
  headers?: Record<string, string>;
  /** Whether the browser has no constructable style sheets. */
  isOld?: boolean;
  /** Whether the test expects a violation of the policy. */
  violates?: boolean;
}

/** Opens a page, under Trusted Types unless it has other headers. */
async function open(names: string[], { head, sheet, headers = strictest, isOld, violates }: Parts = {}) {
  const page = await site.visitor({ violates });
  if (isOld) await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
  site.serve('/document', html({ head, sheet, body: both, scripts: tags(...names) }), headers);
  await page.goto(`${site.server.url}/document`);
  return page;
}

/** What the page says of us, when the server's content has stayed. */
async function reasons(page: Visited) {
  await settled(page, undefined, 'failed');
  expect(await page.locator('.server').isVisible()).toBe(true);
  return page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
}

const text = readFileSync(new URL('../../dist/widgets.css', import.meta.url), 'utf8');
const other = () => link.replace('/widgets', `${site.server.url.replace('localhost', '127.0.0.1')}/widgets`);

test.for([
  ['under Trusted Types, with a tag for shared.js', () => ({})],
  ['without constructable sheets, but with a link to widgets.css', () => ({ head: link, isOld: true })],
  [
    'without constructable sheets, with the content of widgets.css in another sheet, and widgets.css of another origin',
    () => ({
      head: `${other()}<link rel="stylesheet" href="/site.css">`,
      headers: { 'content-security-policy': policy.replace("style-src 'self'", 'style-src *') },
      isOld: true,
    }),
  ],
  ['without constructable sheets and without a policy', () => ({ headers: withoutPolicy, isOld: true })],
] as [string, () => Parts][])('the widgets have their look %s, without a violation', async ([, parts]) => {
  site.serve('/site.css', `body { margin: 0 } ${text} p { color: red }`, { 'content-type': 'text/css' });
  const page = await open(['shared', 'footer', 'page-header'], parts());
  await settled(page);
  const colour = await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
  expect(colour).toBe('rgb(48, 48, 48)');
  expect(page.complaints).toEqual([]);
});

test('without a tag for shared.js the server’s content stays and one message gives the reason', async () => {
  needs('trustedTypes');
  const page = await open(['footer', 'page-header'], { violates: true });
  const tag = /did not load.*<script src="\/widgets\/shared.js" defer>/s;
  expect(await reasons(page)).toEqual([expect.stringMatching(tag)]);
});

test('without constructable sheets and widgets.css the server’s content stays; one message says to link it', async () => {
  const parts = { sheet: '', isOld: true, violates: true };
  const page = await open(['shared', 'footer', 'page-header'], parts);
  expect(await reasons(page)).toEqual([expect.stringMatching(/: footer failed.+\/widgets\/widgets\.css/s)]);
  const failed = { state: 'failed', why: expect.stringContaining('<link rel="stylesheet"') };
  expect(await reportOf(page)).toMatchObject([failed, failed]);
  expect(await page.locator('style').count()).toBe(0);
});

test('if only scripts with a nonce may run, shared.js is requested with the nonce of the widget’s tag', async () => {
  const page = await site.openDocument(
    html({ scripts: tags('footer') }).replaceAll('<script', `<script nonce="${nonce}"`),
    { 'content-security-policy': `script-src 'nonce-${nonce}'` },
  );
  await settled(page, 'footer');
  expect(page.complaints).toEqual([]);
});
