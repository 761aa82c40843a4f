import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../texts';
import { html, tags } from './document';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();
const body = '<div data-widget="header"></div><div data-widget="login-card"></div>';
const scripts = tags('header', 'login-card');

/** Requests a code, then changes the language. */
async function useAll(scope: Page | FrameLocator, number: string): Promise<void> {
  await scope.getByRole('textbox', { name: uk.PhoneNumber }).fill(number);
  await scope.getByRole('button', { name: uk.Next }).click();
  await scope.locator('[data-step="code"]').waitFor();
  await scope.getByRole('button', { name: uk.Language }).click();
  await scope.getByRole('button', { name: 'English' }).click();
}

test('with a <base> of another origin, calls, links and navigation stay on the page’s origin', async () => {
  const elsewhere = 'https://cdn.example/';
  const page = await site.visitor();
  const elsewhereRequests: string[] = [];
  await page.route(`${elsewhere}**`, (route) => {
    elsewhereRequests.push(route.request().url());
    return route.abort();
  });
  const document = html({ head: `<base href="${elsewhere}">`, body, scripts });
  // The test's own files must not use the <base>, so their addresses are absolute.
  const own = document.replaceAll(/(href|src)="(?=\/(?:site|font|widgets)\/)/g, `$1="${site.server.url}`);
  site.serve('/uk/document', own);
  await page.goto(`${site.server.url}/uk/document`);
  await settled(page);
  const origins = await page
    .locator('[data-widget] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).origin));
  expect(new Set(origins)).toEqual(new Set([site.server.url]));
  await useAll(page, '671234501');
  await page.waitForURL(`${site.server.url}/en/document`);
  expect(elsewhereRequests).toEqual([]);
});

test('in a srcdoc frame the widgets use the origin of the parent', async () => {
  const page = await site.visitor();
  // The frame inherits the page's policy, and has an inline script without a nonce.
  site.serve('/uk/document', '<!doctype html><iframe></iframe>', withoutPolicy);
  site.serve('/en/document', '<!doctype html><p>English</p>');
  await page.goto(`${site.server.url}/uk/document`);
  await page.evaluate((inner) => {
    (document.querySelector('iframe') as HTMLIFrameElement).srcdoc = inner;
  }, html({ body, scripts }));
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-widget="login-card"][data-widget-state="ready"]').waitFor();
  await useAll(frame, '671234502');
  await frame.getByText('English').waitFor();
  expect(page.frames()[1]?.url()).toBe(`${site.server.url}/en/document`);
  expect(page.complaints).toEqual([]);
});
