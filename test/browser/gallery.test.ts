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

test('each state has a frame and a link to its own page', async () => {
  const page = await site.open('/states');
  const links = await page
    .locator('[data-state] figcaption a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links).toEqual(states.map(({ id }) => `/states/${id}`));
  await page.getByRole('link', { name: 'Logout question open' }).click();
  await page.waitForSelector('html[data-driven="done"]');
  expect(await page.locator('dialog:modal').isVisible()).toBe(true);
});

test('the switches change the frames, the links and the address', async () => {
  const page = await site.open('/states');
  await shown(page, 'header-visitor');
  const choose = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value);
  await choose('Language', 'en');
  await choose('Role', 'Admin');
  await choose('Width', '1361');
  await choose('Host style sheet', 'bootstrap3');
  const inside = await shown(page, 'header-visitor');
  expect(await inside.getByRole('button', { name: en.PersonalAccount }).isVisible()).toBe(true);
  expect(await inside.locator('html').evaluate(() => innerWidth)).toBe(1361);
  expect(await inside.locator('link[href="/site/hosts/bootstrap3.css"]').count()).toBe(1);
  await choose('Colours', 'forced');
  await page.locator('[data-state="header-visitor"] iframe[src*="colours=forced"]').waitFor();
  const forced = await shown(page, 'header-visitor');
  const background = forced.locator('header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await background).toBe('rgb(0, 0, 0)');
  await choose('Colours', '');
  const search = 'lang=en&as=Admin&sheet=bootstrap3';
  const link = page.locator('[data-state="header-visitor"] a');
  expect(await link.getAttribute('href')).toBe(`/states/header-visitor?${search}`);
  expect(await page.locator('[data-state="header-hamburger"]').isVisible()).toBe(false);
  expect(new URL(page.url()).search).toBe(`?width=1361&${search}`);
  await page.reload();
  expect(await page.getByLabel('Width').inputValue()).toBe('1361');
});
