import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { needsPixels } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import { adminPage, isNarrow, openHeader } from './header';

const site = useSite();
const widths = [320, 1360, 1361];

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

/** The box of an element in whole pixels. In Firefox and WPE WebKit lengths can be off by less than a hundredth. */
async function boxOf(locator: Locator): Promise<DOMRect> {
  const box = await locator.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  return JSON.parse(box, (_, value) => (typeof value === 'number' ? Math.round(value) : value));
}

const language = (page: Visited) => page.getByRole('button', { name: uk.Language });
const account = (page: Visited) => page.getByRole('button', { name: uk.PersonalAccount });

test.each(widths)('at %i px each panel opens under its own button', async (width) => {
  needsPixels(width);
  const page = await openHeader(site, { width, page: adminPage });
  const buttons = [language(page)];
  if (isNarrow(width)) buttons.push(page.getByRole('button', { name: uk.Menu }));
  else buttons.push(account(page));
  for (const button of buttons) {
    await button.click();
    const [from, panel] = [
      await boxOf(button),
      await boxOf(button.locator('xpath=following-sibling::*[@id]')),
    ];
    expect(panel.top).toBeGreaterThanOrEqual(from.bottom);
    expect(panel.left).toBeLessThanOrEqual(from.left);
    expect(panel.right).toBeGreaterThanOrEqual(from.right);
    if (width > 599) expect(panel.right - from.right).toBeLessThanOrEqual(16);
    else expect(panel.width).toBeGreaterThanOrEqual(width - 16);
  }
});

test('the chevron of an open panel points up', async () => {
  const page = await openHeader(site, { page: adminPage, context: { reducedMotion: 'reduce' } });
  for (const button of [language(page), account(page)]) {
    const chevron = button.locator('> svg');
    expect(await styleOf(chevron, 'transform')).toBe('none');
    await button.click();
    expect(await styleOf(chevron, 'transform')).toMatch(/^matrix\(-1, .*, -1, 0, 0\)$/);
  }
});

test('the language error has the colours of the error box', async () => {
  site.server.answer('/web/setculture', (_, response) => response.writeHead(500).end());
  const page = await openHeader(site);
  await language(page).click();
  await page.getByRole('button', { name: 'English' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  site.server.answer('/web/setculture');
  expect(await styleOf(alert, 'border-top-color')).toBe('rgb(245, 124, 0)');
  expect(await styleOf(alert, 'background-color')).toBe('rgba(255, 152, 0, 0.14)');
});

test('a link looks different under the mouse, and different again while it is pressed', async () => {
  const page = await openHeader(site, { context: { reducedMotion: 'reduce' } });
  const link = page.getByRole('link', { name: uk.Contacts });
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const seen = [await styleOf(link, 'box-shadow')];
  await link.hover();
  seen.push(await styleOf(link, 'box-shadow'));
  await page.mouse.down();
  seen.push(await styleOf(link, 'box-shadow'));
  expect(new Set(seen).size).toBe(3);
});

test('the navigation is a named landmark, and every icon has its own size', async () => {
  const page = await openHeader(site, { page: adminPage });
  expect(await page.getByRole('navigation', { name: uk.Menu }).count()).toBe(1);
  const icons = page.locator('header :is(svg, img)');
  const sizes = await icons.evaluateAll((all) => all.map((each) => Number(each.getAttribute('width'))));
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(36);
});
