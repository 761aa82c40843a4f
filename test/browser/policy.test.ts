import { expect, test } from 'vitest';
import { footer, html } from './document';
import { settled, useSite } from './visit';

const host = useSite();
const nonce = 'c29tZSBub25jZQ';
const policy = [
  `script-src 'self' 'nonce-${nonce}'`,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const tag = (name: string) => `<script src="/widgets/${name}.js" nonce="${nonce}" defer></script>`;
const body = `${footer}<div data-widget="page-header" data-page="login"><h1>Сервер</h1></div>`;

async function open(names: string[]) {
  const page = await host.visitor();
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
  const document = html({ body, scripts: names.map(tag).join('') }).replaceAll(
    '<script>',
    `<script nonce="${nonce}">`,
  );
  host.serve('/document', document, { 'content-security-policy': policy });
  await page.goto(`${host.site.url}/document`);
  return page;
}

test('under a strict policy with Trusted Types everything works, without one violation, where shared.js is named', async () => {
  const page = await open(['shared', 'footer', 'page-header']);
  await settled(page, 'footer');
  await settled(page, 'page-header');
  expect(await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
    'rgb(48, 48, 48)',
  );
  expect(await page.evaluate(() => (window as never as { violations: string[] }).violations)).toEqual([]);
  expect(page.complaints).toEqual([]);
});

test('where it is not named, the server’s content stays and one sentence says why', async () => {
  const page = await open(['footer', 'page-header']);
  await settled(page, 'footer', 'failed');
  await settled(page, 'page-header', 'failed');
  expect(await page.locator('.server').isVisible()).toBe(true);
  const said = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
  expect(said).toEqual([
    expect.stringMatching(/TrustedScriptURL.*<script src="\/widgets\/shared.js" defer>/s),
  ]);
});

test('without a policy but with a nonce the fetched script bears it', async () => {
  const page = await host.visitor();
  host.serve(
    '/document',
    html({ scripts: tag('footer') }).replaceAll('<script>', `<script nonce="${nonce}">`),
    {
      'content-security-policy': `script-src 'nonce-${nonce}'`,
    },
  );
  await page.goto(`${host.site.url}/document`);
  await settled(page, 'footer');
  expect(page.complaints).toEqual([]);
});
