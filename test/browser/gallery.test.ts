import { expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { en } from '../texts';
import { useSite, type Visited } from './visit';

const site = useSite();

const frame = (page: Visited, id: string) => page.locator(`[data-state="${id}"] iframe`);

/** Waits until a frame shows its state. Returns the content of the frame. */
async function shown(page: Visited, id: string) {
  await page.locator(`[data-state="${id}"]`).scrollIntoViewIfNeeded();
  const inside = frame(page, id).contentFrame();
  await inside.locator('html[data-driven="done"]').waitFor();
  return inside;
}

const choose = (page: Visited, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

test('each state has a frame, as high as its widget, and a link to its own page', async () => {
  const page = await site.open('/states', { viewport: { width: 1361, height: 900 } });
  const links = await page
    .locator('[data-state] figcaption a:last-child')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.sort()).toEqual(states.map(({ id }) => `/states/${id}`).sort());
  const bar = (await shown(page, 'header-visitor')).locator('header');
  const picture = page.locator('[data-state="header-visitor"] .picture');
  const height = (await bar.boundingBox())?.height ?? 0;
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeCloseTo(height, 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
});

test('on a phone the theme comes before the pictures, and a preset changes the first one', async () => {
  const page = await site.open('/states', { viewport: { width: 375, height: 800 } });
  const theme = page.locator('summary', { hasText: 'Theme' });
  const first = page.locator('figure').first();
  const tops = [await theme.boundingBox(), await first.boundingBox()].map((box) => box?.y ?? 0);
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  await theme.click();
  await page.getByRole('button', { name: 'White header' }).click();
  await first.scrollIntoViewIfNeeded();
  const header = first.locator('iframe').contentFrame().locator('header');
  const colour = () => header.first().evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect.poll(colour).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a picture says that it is loading until its page is there, and the widgets have names with capitals', async () => {
  const answer = site.hold('/states/header-visitor');
  const page = await site.visitor();
  // The page has loaded only when its picture has.
  await page.goto(`${site.server.url}/states#header-visitor`, { waitUntil: 'domcontentloaded' });
  const picture = page.locator('[data-state="header-visitor"] .picture');
  await picture.locator('iframe').waitFor();
  const words = () => picture.evaluate((each) => getComputedStyle(each, '::before').content);
  expect([await picture.getAttribute('aria-busy'), await words()]).toEqual(['true', '"loading…"']);
  answer();
  await expect.poll(words).toBe('none');
  const headings = await page.locator('.pictures h2').allTextContents();
  const names = headings.map((name) => name.replace(/ \d.*/, ''));
  expect(names.slice(0, 2)).toEqual(['Whole pages', 'Login card']);
  expect(names).toContain('Page header');
  expect(names).toHaveLength(1 + new Set(states.map(({ widget }) => widget)).size);
});

test('the switches change the frames, the links and the address', async () => {
  const page = await site.open('/states#header-visitor');
  for (const [label, value] of [
    ['Language', 'en'],
    ['Role', 'Admin'],
    ['Width', '1361px'],
    ['Keys at Alt', 'on'],
    ['Page styles', 'bootstrap3'],
  ] as const)
    await choose(page, label, value);
  const inside = await shown(page, 'header-visitor');
  await inside.getByRole('button', { name: en.PersonalAccount }).waitFor();
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(1361);
  expect(await inside.locator('link[href="/site/hosts/bootstrap3.css"]').count()).toBe(1);
  expect(await inside.locator('script[src^="/widgets/inspect.js"]').count()).toBe(1);
  const search = 'lang=en&as=Admin&inspect=on&sheet=bootstrap3';
  const link = page.getByRole('link', { name: 'Open', exact: true });
  expect(await link.getAttribute('href')).toBe(`/states/header-visitor?${search}`);
  expect(new URL(page.url()).search).toBe(`?width=1361px&${search}`);
  await page.reload();
  expect(await page.getByLabel('Width', { exact: true }).inputValue()).toBe('1361px');
});

test('one state has its HTML, its data, its theme and a list of its events; the list of states is filtered', async () => {
  const page = await site.open('/states#login-code');
  const inside = await shown(page, 'login-code');
  const part = (name: string) => page.getByRole('region', { name, exact: true }).locator('pre');
  const text = (name: string) => expect.poll(() => part(name).textContent());
  await text('HTML').toContain(
    '<div data-widget="login-card"></div>\n<script src="/widgets/shared.js" defer>',
  );
  await text('__PAGE__').toContain('"Lang": "uk"');
  await text('Events').toMatch(/widget:ready [\s\S]* login:step \{"method":"phone","step":"code"\}\n$/);
  await page.getByLabel('--widget-primary').fill('#7a1fa2');
  await text('Theme').toContain('--widget-primary: #7a1fa2;');
  const button = inside.locator('[type=submit]');
  await expect
    .poll(() => button.evaluate((each) => getComputedStyle(each).backgroundColor))
    .toBe('rgb(122, 31, 162)');

  await page.getByLabel('Find a state').fill('LOGOUT');
  const links = page.getByRole('navigation').locator('section > a:visible');
  await expect.poll(() => links.allTextContents()).toEqual(['Logout question open']);
  await links.click();
  await (await shown(page, 'header-logout')).locator('dialog:modal').waitFor();
});
