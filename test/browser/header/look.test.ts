import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { uk } from '../../texts';
import { contrast } from '../colours';
import { needs, needsPixels } from '../engines/needs';
import { mountAgain, useSite, type Visited } from '../visit';
import { idsOf, walk } from '../walk';
import { adminPage, isNarrow, language, openHeader, openMenu, panelOf, visitorPage } from './header';

const site = useSite();
const roles = [visitorPage, adminPage];
const account = (page: Visited) => page.getByRole('button', { name: uk.PersonalAccount });

/** The boxes of the header's visible links and buttons. The link past the header is visible only with the focus. */
const boxes = (page: Visited) =>
  page
    .locator('header :is(a:not([href^="#"]), button):visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

async function expectNoOverflow(page: Visited): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Computed values of the first element, at the end of its transitions. */
const styleOf = (page: Visited, selector: string, ...names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      for (const animation of element.getAnimations()) animation.finish();
      return names.map((name) => getComputedStyle(element).getPropertyValue(name));
    }, names);

test('from 320 to 3840 px the bar is one row of 64 px, nothing overflows, and touch targets have 44 px', async () => {
  const page = await openHeader(site);
  for (const data of roles) {
    await mountAgain(page, data);
    for (const width of [320, 768, 1360, 1361, 3840]) {
      step(`${width} px, closed${data === adminPage ? ', of an Admin' : ''}`);
      await page.setViewportSize({ width, height: 800 });
      // The header folds its links in the frame after the change of the width.
      const menu = page.getByRole('button', { name: uk.Menu });
      await expect.poll(() => menu.isVisible()).toBe(isNarrow(width));
      const height = await page.locator('header').evaluate((header) => header.getBoundingClientRect().height);
      expect(height, `At ${width} px the bar is higher than widgets/header/reserve.css reserves.`).toBe(64);
      await expectNoOverflow(page);
      const all = await boxes(page);
      expect(new Set(all.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
      const advice = `A link takes two lines at ${width} px: shorten its text, or change the gaps in header.css.`;
      expect(Math.max(...all.map(({ height }) => height)), advice).toBeLessThan(48);
      step('open');
      await openMenu(page);
      if (data === adminPage) await account(page).click();
      await expectNoOverflow(page);
      const wrong = (await boxes(page)).filter(
        // In a page that is zoomed, as in WPE WebKit, lengths are a fraction of a pixel off.
        ({ left, right, ...box }) =>
          left < 0 || right > width || Math.round(Math.min(box.width, box.height)) < 44,
      );
      expect(wrong, `at ${width} px`).toEqual([]);
      await page.locator('#outside').evaluate((outside: HTMLElement) => outside.click());
    }
  }
});

/** The header's visible links and buttons that end to the right of the page's content, which is 1200 px wide and has 12 px around it. */
const outsideGrid = (page: Visited) =>
  page
    .locator('header :is(a, button):visible')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().right > innerWidth / 2 + 612.5)
        .map((each) => `${each.textContent} ends at ${each.getBoundingClientRect().right} px`),
    );

test.each([1400, 1500, 1700, 1920, 2560])(
  'at %i px no state of the header leaves the grid of the page',
  async (width) => {
    expect(await walk(site, { ids: idsOf(['header'], width), width }, outsideGrid)).toEqual([]);
  },
);

test('each panel opens under its own button', async () => {
  /** The box of an element in whole pixels. In Firefox and WPE WebKit lengths can be off by less than a hundredth. */
  const boxOf = async (locator: Locator): Promise<DOMRect> => {
    const box = await locator.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    return JSON.parse(box, (_, value) => (typeof value === 'number' ? Math.round(value) : value));
  };
  const page = await openHeader(site, { width: 320, page: adminPage });
  for (const width of [320, 1360, 1361]) {
    needsPixels(width);
    if (width > 320) await page.setViewportSize({ width, height: 800 });
    for (const name of [language, isNarrow(width) ? uk.Menu : uk.PersonalAccount]) {
      const button = page.getByRole('button', { name });
      await button.click();
      const [from, panel] = [await boxOf(button), await boxOf(panelOf(button))];
      expect(panel.top).toBeGreaterThanOrEqual(from.bottom);
      expect(panel.left).toBeLessThanOrEqual(from.left);
      expect(panel.right).toBeGreaterThanOrEqual(from.right);
      if (width > 599) expect(panel.right - from.right).toBeLessThanOrEqual(16);
      // On a phone the menu is as wide as the window, and the languages end where it ends.
      else expect(name === language ? panel.right : panel.width).toBeGreaterThanOrEqual(width - 16);
      await button.click();
    }
  }
});

test('entries of the menu and Login begin below the logo, and a flag below that of the button', async () => {
  const page = await openHeader(site, { width: 390 });
  /** Where the contents of the visible elements begin, in px. */
  const starts = (selector: string) =>
    page.locator(`header ${selector}`).evaluateAll((all) => {
      const shown = all.filter((each) => each.getClientRects().length);
      const content = document.createRange();
      const found = shown.map((each) => {
        content.selectNodeContents(each);
        return Math.round((each.matches('a') ? content : each).getBoundingClientRect().left);
      });
      return [...new Set(found)];
    });
  await openMenu(page);
  const logo = await starts('> a > svg:first-child');
  expect(await starts('li:not(:last-child) > a')).toEqual(logo);
  const login = await page.getByRole('link', { name: uk.Login }).boundingBox();
  expect(Math.round(login?.x ?? 0)).toBe(logo[0]);
  needsPixels(1361);
  await page.setViewportSize({ width: 1361, height: 800 });
  const button = await starts('div > button img');
  await page.getByRole('button', { name: language }).click();
  expect(await starts('div > [id] img')).toEqual(button);
});

test('a long title is cut within the 64 px that are reserved for the bar', async () => {
  const page = await openHeader(site, { width: 320 });
  for (const [title, font] of [
    ['Мережа швидкісних зарядних станцій для електромобілів України', 'monospace'],
    ['Електрозаправочнийкомплекс'.repeat(4), 'var(--none)'],
  ] as const) {
    await page.evaluate((font) => document.documentElement.style.setProperty('--widget-font', font), font);
    await mountAgain(page, {
      ...visitorPage,
      translations: { ...visitorPage.translations, ProductTitle: title },
    });
    const [bar, name] = await page
      .locator('header, header > a > span')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(bar, title).toBe(64);
    expect(name, title).toBeLessThanOrEqual(40);
    expect(await page.getByRole('link', { name: title }).getAttribute('title')).toBe(title);
    await expectNoOverflow(page);
  }
});

test('an open menu that is higher than a phone in landscape can be scrolled', async () => {
  needs('height');
  const context = { viewport: { width: 667, height: 375 } };
  const head = site.stylesheet('body { margin: 0 }');
  const page = await openHeader(site, { page: adminPage, head, context });
  await openMenu(page);
  await account(page).click();
  const menu = page.locator('header nav > ul');
  expect(await menu.evaluate((list) => list.getBoundingClientRect().bottom)).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: uk.Logout }).scrollIntoViewIfNeeded();
  expect(await menu.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the navigation is a named landmark, and every icon has its own size', async () => {
  const page = await openHeader(site, { page: adminPage });
  expect(await page.getByRole('navigation', { name: uk.Menu }).count()).toBe(1);
  const sizes = await page
    .locator('header :is(svg, img)')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('width'))));
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(36);
  const lines = await page
    .locator('header svg')
    .evaluateAll((all) => all.map((icon) => icon.querySelectorAll('[points*=" "]').length));
  expect(lines).toEqual([3, 1, 3, 1]);
});

test('the chevron of an open panel points up, and the colours are those of the product', async () => {
  const page = await openHeader(site, { page: adminPage });
  const chevron = 'nav li > button > svg';
  expect(await styleOf(page, chevron, 'transform')).toEqual(['none']);
  await account(page).click();
  expect(await styleOf(page, chevron, 'transform')).toEqual([
    expect.stringMatching(/^matrix\(-1, .*, -1, 0, 0\)$/),
  ]);

  const colours = ['background-color', 'border-bottom-color'];
  expect(await styleOf(page, 'header', ...colours)).toEqual(['rgb(48, 48, 48)', 'rgb(65, 163, 80)']);
});

test('the focus is visible, and a link looks different under the mouse and while it is pressed', async () => {
  const page = await openHeader(site, { context: { reducedMotion: 'reduce' } });
  await page.keyboard.press('Tab');
  expect(await styleOf(page, 'header a', 'outline-style', 'outline-width')).toEqual(['solid', '3px']);

  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const link = 'header a[href$="kontakty"]';
  const seen = [await styleOf(page, link, 'box-shadow')];
  for (const act of [() => page.hover(link), () => page.mouse.down(), () => page.mouse.up()]) {
    await act();
    seen.push(await styleOf(page, link, 'box-shadow'));
  }
  expect(new Set(seen.flat()).size).toBe(3);
});

test('the name of Login can be read while the button is pressed', async () => {
  needs('hover');
  const page = await openHeader(site, { context: { reducedMotion: 'reduce' } });
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const login = 'nav > ul > :last-child > a';
  await page.hover(login);
  await page.mouse.down();
  const [text = '', shadow = '', behind = ''] = await styleOf(
    page,
    login,
    'color',
    'box-shadow',
    'background-color',
  );
  expect(contrast(text, shadow, behind)).toBeGreaterThanOrEqual(4.5);
});

test('in forced colours a list has a border, and the current page is still marked', async () => {
  const page = await openHeader(site, { at: '/uk/kontakty', context: { forcedColors: 'active' } });
  await page.getByRole('button', { name: language }).click();
  const border = await styleOf(page, 'header div > [id]', 'border-left-style', 'border-left-color');
  expect(border).toEqual(['solid', expect.not.stringContaining('rgba(0, 0, 0, 0)')]);
  expect(await styleOf(page, '[aria-current]', 'text-decoration-line')).toEqual(['underline']);
});

test('in print there is only the logo, in black', async () => {
  const page = await openHeader(site);
  await page.emulateMedia({ media: 'print' });
  const colours = await styleOf(page, 'header', 'color', 'background-color');
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  expect(await page.locator('header :is(a, button):visible').allTextContents()).toEqual([uk.ProductTitle]);
});
