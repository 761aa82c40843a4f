import { expect, test } from 'vitest';
import { uk } from '../texts';
import { html, tags } from './document';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();
const elsewhere = 'https://cdn.example/';
const card = '<div data-widget="login-card"></div>';
const header = '<div data-widget="header"></div>';
const phone = (scope: { getByRole: import('playwright-core').Page['getByRole'] }) =>
  scope.getByRole('textbox', { name: uk.PhoneNumber });

test('with a <base> of another origin, calls, links and navigation stay on the page’s origin', async () => {
  const page = await site.visitor();
  const elsewhereRequests: string[] = [];
  await page.route(`${elsewhere}**`, (route) => {
    elsewhereRequests.push(route.request().url());
    return route.abort();
  });
  const absolute = tags('header', 'login-card').replaceAll('src="', `src="${site.server.url}`);
  const head = `<base href="${elsewhere}">`;
  const document = html({ head, body: header + card, scripts: absolute });
  // The test's own files must not use the <base>, so their addresses are absolute.
  const own = document.replaceAll(/(href|src)="(?=\/(?:site|font)\/)/g, `$1="${site.server.url}`);
  site.serve('/uk/document', own);
  await page.goto(`${site.server.url}/uk/document`);
  await settled(page, 'header');
  await settled(page, 'login-card');
  for (const link of await page.locator('[data-widget] a').all())
    expect(await link.evaluate((each) => (each as HTMLAnchorElement).origin)).toBe(site.server.url);
  await phone(page).fill('671234501');
  await page.getByRole('button', { name: uk.Next }).click();
  await page.locator('[data-step="code"]').waitFor();
  await page.getByRole('button', { name: uk.Language }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForURL(`${site.server.url}/en/document`);
  expect(elsewhereRequests).toEqual([]);
});

test('in a srcdoc frame the widgets use the origin of the parent', async () => {
  const page = await site.visitor();
  const inner = html({ body: header + card, scripts: tags('header', 'login-card') });
  // The frame inherits the page's policy, and has an inline script without a nonce.
  site.serve('/uk/document', '<!doctype html><iframe></iframe>', withoutPolicy);
  site.serve('/en/document', '<!doctype html><p>English</p>');
  await page.goto(`${site.server.url}/uk/document`);
  await page.evaluate((inner) => {
    (document.querySelector('iframe') as HTMLIFrameElement).srcdoc = inner;
  }, inner);
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-widget="login-card"][data-widget-state="ready"]').waitFor();
  await phone(frame).fill('671234502');
  await frame.getByRole('button', { name: uk.Next }).click();
  await frame.locator('[data-step="code"]').waitFor();
  await frame.getByRole('button', { name: uk.Language }).click();
  await frame.getByRole('button', { name: 'English' }).click();
  await frame.getByText('English').waitFor();
  expect(page.frames()[1]?.url()).toBe(`${site.server.url}/en/document`);
  expect(page.complaints).toEqual([]);
});
