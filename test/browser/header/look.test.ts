import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import { adminPage, isNarrow, language, openHeader, openMenu, visitorPage } from './header';

const site = useSite();
const bootstrap = readFileSync(
  new URL('../../../node_modules/bootstrap3/dist/css/bootstrap.css', import.meta.url),
  'utf8',
);

/** The boxes of the header's visible links and buttons. The link past the header is visible only with the focus. */
const boxes = (page: Visited) =>
  page
    .locator('header :is(a:not([href^="#"]), button):visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

async function expectNoOverflow(page: Visited): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const roles = { visitor: visitorPage, Admin: adminPage };

describe.each(Object.entries(roles))('%s', (_, data) => {
  test('from 320 to 3840 px nothing overflows sideways, closed and open, and the bar is 64 px high', async () => {
    const page = await openHeader(site, { page: data });
    for (const width of [320, 375, 768, 1360, 1361, 1920, 3840]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.getByRole('button', { name: uk.Menu }).isVisible()).toBe(isNarrow(width));
      const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
      expect(height, `At ${width} px the bar is higher than widgets/header/reserve.css reserves.`).toBe(64);
      await expectNoOverflow(page);
      await openMenu(page);
      if (data === adminPage) await page.getByRole('button', { name: uk.PersonalAccount }).click();
      await expectNoOverflow(page);
      for (const { left, right } of await boxes(page)) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      await page.locator('#outside').evaluate((outside: HTMLElement) => outside.click());
    }
  });

  test('at 1361 px everything is in one row, under Bootstrap 3', async () => {
    const page = await openHeader(site, { page: data, head: site.stylesheet(bootstrap) });
    const middles = (await boxes(page)).map(({ top, height }) => Math.round(top + height / 2));
    expect(new Set(middles)).toEqual(new Set([30]));
    const heights = (await boxes(page)).map(({ height }) => height);
    const advice = 'A link takes two lines at 1361 px: shorten its text, or change the gaps in header.css.';
    expect(Math.max(...heights), advice).toBeLessThan(48);
  });
});

test.each([
  ['Мережа швидкісних зарядних станцій для електромобілів України', 'monospace'],
  ['Електрозаправочнийкомплекс'.repeat(4), 'var(--none)'],
])('a long title is cut within the 64 px that are reserved for the bar: %s in %s', async (title, font) => {
  const head = site.stylesheet(`:root { --widget-font: ${font} }`);
  const translations = { ...visitorPage.translations, ProductTitle: title };
  const page = await openHeader(site, { page: { ...visitorPage, translations }, head, width: 320 });
  const heights = await page
    .locator('header, header > a > span')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights[0]).toBe(64);
  expect(heights[1]).toBeLessThanOrEqual(40);
  expect(await page.getByRole('link', { name: title }).getAttribute('title')).toBe(title);
  await expectNoOverflow(page);
});

test.each([375, 1361])('at %i px every touch target is at least 44 px high', async (width) => {
  const page = await openHeader(site, { page: adminPage, width });
  await openMenu(page);
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  // In a page that is zoomed, as in WPE WebKit, lengths are a fraction of a pixel off.
  const small = (await boxes(page)).filter(({ width, height }) => Math.round(Math.min(width, height)) < 44);
  expect(small).toEqual([]);
});

test('an open menu that is higher than a phone in landscape can be scrolled', async () => {
  needs('height');
  const context = { viewport: { width: 667, height: 375 } };
  const head = site.stylesheet('body { margin: 0 }');
  const page = await openHeader(site, { page: adminPage, head, context });
  await openMenu(page);
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  const menu = page.locator('header nav > ul');
  expect(await menu.evaluate((list) => list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: uk.Logout }).scrollIntoViewIfNeeded();
  expect(await menu.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const styleOf = (page: Visited, selector: string, names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      names,
    );

test('the colours are the product’s, and a site can set its own', async () => {
  const page = await openHeader(site);
  const names = ['background-color', 'border-bottom-color'];
  expect(await styleOf(page, 'header', names)).toEqual(['rgb(48, 48, 48)', 'rgb(65, 163, 80)']);
  site.stylesheet(':root { --widget-header-background: #102030; --widget-header-accent: #ffcc00 }');
  await page.addStyleTag({ url: '/page.css' });
  expect(await styleOf(page, 'header', names)).toEqual(['rgb(16, 32, 48)', 'rgb(255, 204, 0)']);
  expect(await styleOf(page, 'header svg', ['stroke'])).toEqual(['rgb(255, 204, 0)']);
});

test('the focus is visible, and nothing moves with prefers-reduced-motion', async () => {
  const page = await openHeader(site, { context: { reducedMotion: 'reduce' } });
  await page.keyboard.press('Tab');
  expect(await styleOf(page, 'header a', ['outline-style', 'outline-width'])).toEqual(['solid', '3px']);
  site.server.answer('/web/setculture', () => {});
  await page.getByRole('button', { name: language }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.waitForSelector('[aria-busy="true"]');
  const moving = () => document.getAnimations().length;
  expect(await page.evaluate(moving)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(moving)).toBe(1);
  site.server.answer('/web/setculture');
});

test('in forced colours an open list has a border, and the current page is still marked', async () => {
  const page = await openHeader(site, { at: '/uk/kontakty', context: { forcedColors: 'active' } });
  await page.getByRole('button', { name: language }).click();
  const [style, colour] = await styleOf(page, 'header div > [id]', [
    'border-left-style',
    'border-left-color',
  ]);
  expect(style).toBe('solid');
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  expect(await styleOf(page, '[aria-current]', ['text-decoration-line'])).toEqual(['underline']);
});

test('in print there is only the logo, in black', async () => {
  const page = await openHeader(site, { page: adminPage });
  await page.emulateMedia({ media: 'print' });
  expect(await styleOf(page, 'header', ['color', 'background-color'])).toEqual([
    'rgb(0, 0, 0)',
    'rgba(0, 0, 0, 0)',
  ]);
  expect(await page.locator('header :is(a, button):visible').allTextContents()).toEqual([uk.ProductTitle]);
});
