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

test('a frame loads when it comes into view', async () => {
  const page = await site.open('/states');
  await shown(page, 'header-visitor');
  expect(await frame(page, 'footer-full').count()).toBe(0);
  const footer = await shown(page, 'footer-full');
  expect(await footer.locator('footer').isVisible()).toBe(true);
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

test('with the hostile sheet the widgets are visible', async () => {
  const page = await site.open('/states/login-phone?sheet=hostile&lang=en');
  await page.getByRole('button', { name: en.Next }).waitFor();
  expect(await page.locator('link[href="/site/hosts/hostile.css"]').count()).toBe(1);
});

test('forced colours are simulated, and the widgets’ rules for them apply', async () => {
  const page = await site.open('/states/footer-full?colours=forced');
  await page.waitForSelector('html[data-driven="done"]');
  const styles = page.locator('footer').evaluate((footer) => {
    const { color, backgroundColor } = getComputedStyle(footer);
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const text = rules.map(({ cssText }) => cssText).join('');
    return [color, backgroundColor, text.includes('@media (forced-colors: active)')];
  });
  expect(await styles).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', false]);
});

test('a state that focuses a field in its frame does not move the visitor’s focus, and nothing scrolls', async () => {
  const page = await site.open('/states?lang=en');
  await page.getByLabel('Width', { exact: true }).focus();
  await page.evaluate(() => document.querySelector('[data-state="login-code"]')?.scrollIntoView());
  const before = await page.evaluate(() => scrollY);
  await frame(page, 'login-code').contentFrame().locator('html[data-driven="done"]').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'width');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
