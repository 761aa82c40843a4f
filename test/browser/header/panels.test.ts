// The panels of the languages, of the account and of the narrow menu.
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import {
  adminPage,
  focused,
  isNarrow,
  language,
  mountInShadow,
  openHeader,
  panelOf,
  tabStops,
  widths,
} from './header';

const site = useSite();
const [menu, account] = [uk.Menu, uk.PersonalAccount];
const buttonOf = (page: Visited, name: string) => page.getByRole('button', { name });
/** Opens and closes a panel by its button, and closes it by a click outside that the page stops. */
async function useByMouse(page: Visited, name: string) {
  const button = buttonOf(page, name);
  const panel = panelOf(button);
  expect(await panel.getAttribute('id')).toBe(await button.getAttribute('aria-controls'));
  for (const isOpen of [true, false, true]) {
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe(String(isOpen));
    expect([name, await panel.isVisible()]).toEqual([name, isOpen]);
  }
  await page.locator('#outside').evaluate((outside: HTMLElement) => outside.click());
  expect([name, await panel.isVisible()]).toEqual([name, false]);
  expect(await page.locator('header [aria-expanded="true"]').count()).toBe(0);
}

test('in a low window the account menu ends in the middle of a row, or has all of them', async () => {
  needs('resizing');
  needs('height');
  const page = await openHeader(site, { page: adminPage });
  await buttonOf(page, account).click();
  const panel = panelOf(buttonOf(page, account));
  const found: Record<number, string> = {};
  for (const height of [340, 384, 404, 430, 447, 459, 500]) {
    await page.setViewportSize({ width: 1361, height });
    const seen = await panel.evaluate((list) => {
      const end = list.getBoundingClientRect().top + list.clientTop + list.clientHeight;
      const rows = [...list.querySelectorAll('a, button')].map((row) => row.getBoundingClientRect());
      return rows.filter((row) => row.bottom > end).map((row) => Math.round(end - row.top))[0] ?? 'all';
    });
    if (seen !== 'all' && Math.abs(Number(seen) - 22) > 2) found[height] = `${seen} px of a row`;
  }
  expect(found).toEqual({});
});

test.each(widths)(
  'at %i px panels open and close with the mouse and by keyboard, and return the focus',
  async (width) => {
    const page = await openHeader(site, { width, page: adminPage });
    await page.evaluate(() => {
      const main = document.querySelector('main') as Element;
      main.addEventListener('click', (event) => event.stopPropagation());
      main.append(document.createElement('iframe'));
    });
    const outer = isNarrow(width) ? menu : language;
    step('a button says that its panel is open');
    await useByMouse(page, outer);
    if (isNarrow(width)) await buttonOf(page, outer).click();
    await useByMouse(page, account);
    needs('input');
    step('a click outside closes a panel, also in a frame');
    const { x, y } = (await page.locator('iframe').boundingBox()) as DOMRect;
    for (const [left, top] of [
      [x + 50, y + 50],
      [5, 790],
    ] as const) {
      await buttonOf(page, outer).click();
      await page.mouse.click(left, top);
      await page.locator('header [aria-expanded="true"]').waitFor({ state: 'detached' });
    }

    step('Tab reaches each link and button in order');
    const inRow = [uk.MainSite, uk.FindStations, uk.Contacts, account];
    const stops = isNarrow(width) ? [menu] : inRow;
    await page.evaluate(() => getSelection()?.collapse(document.body, 0));
    expect(await tabStops(page, focused)).toEqual([uk.SkipToContent, uk.ProductTitle, language, ...stops]);

    step('Tab goes into the list of languages; Escape closes it and returns the focus');
    const list = panelOf(buttonOf(page, language));
    await buttonOf(page, language).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Русский');
    await page.keyboard.press('Escape');
    expect([await focused(page), await list.isVisible()]).toEqual([language, false]);
    step('leaving the list closes it');
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    expect([await focused(page), await list.isVisible()]).toEqual([stops[0], false]);

    const row = page.locator('header nav > ul');
    if (isNarrow(width)) {
      step('Tab goes through the menu, and leaving it closes it');
      await buttonOf(page, menu).focus();
      await page.keyboard.press('Enter');
      for (const name of inRow) {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(name);
      }
      await page.keyboard.press('Tab');
      expect(await row.isVisible()).toBe(false);
      await buttonOf(page, menu).focus();
      await page.keyboard.press('Space');
    }
    step('Escape closes the panel of the account, and returns the focus');
    await buttonOf(page, account).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(uk.ControlPanel);
    await page.keyboard.press('Escape');
    const panel = panelOf(buttonOf(page, account));
    expect([await focused(page), await panel.isVisible()]).toEqual([account, false]);
    expect(await row.isVisible()).toBe(true);
    if (!isNarrow(width)) return;
    step('Escape then closes the menu around it');
    await page.keyboard.press('Escape');
    expect([await focused(page), await row.isVisible()]).toEqual([menu, false]);
  },
);

test('on a phone a panel opens and closes by touch, also by a touch outside', async () => {
  const page = await openHeader(site, { width: 375, page: adminPage, context: { hasTouch: true } });
  for (const name of [language, account]) {
    if (name === account) await buttonOf(page, menu).tap();
    const button = buttonOf(page, name);
    const panel = panelOf(button);
    for (const isOpen of [true, false, true]) {
      await button.tap();
      expect([name, await panel.isVisible()]).toEqual([name, isOpen]);
    }
    await page.touchscreen.tap(5, 790);
    expect([name, await panel.isVisible()]).toEqual([name, false]);
  }
  expect(await page.locator('header nav > ul').isVisible()).toBe(false);
});

test('in a modal dialog of the page Escape closes only the panel, even if a script closes it at this key', async () => {
  const page = await openHeader(site);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.querySelector('[data-widget="header"]') as Element);
    document.body.append(dialog);
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    dialog.showModal();
  });
  const isOpen = () => page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open);
  const button = buttonOf(page, language);
  await button.click();
  await page.keyboard.press('Escape');
  expect([await button.getAttribute('aria-expanded'), await isOpen()]).toEqual(['false', true]);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
});

test('the panels work in a closed shadow root, too', async () => {
  needs('input');
  const page = await openHeader(site, { page: adminPage });
  await mountInShadow(page, 'closed');
  const clickOn = async (selector: string) => {
    const [x = 0, y = 0] = await page.evaluate((selector) => {
      const element = (window as never as { root: ShadowRoot }).root.querySelector(selector);
      const { x, y } = (element as Element).getBoundingClientRect();
      return [x + 5, y + 5];
    }, selector);
    await page.mouse.click(x, y);
  };
  /** The buttons of the open panels. */
  const opened = () =>
    page.evaluate(() => {
      const { root } = window as never as { root: ShadowRoot };
      return [...root.querySelectorAll('[aria-expanded="true"]')].map(
        (button) => button.getAttribute('aria-label') ?? button.textContent,
      );
    });
  const languages = '[aria-label][aria-expanded]:not(nav *)';
  await clickOn(languages);
  expect(await opened()).toEqual([language]);
  await clickOn('li > [aria-expanded]');
  expect(await opened()).toEqual([account]);
  await clickOn('p');
  expect(await opened()).toEqual([]);
  await clickOn(languages);
  const sent = page.waitForRequest('**/web/setculture*');
  await clickOn('[lang="en"]');
  expect((await sent).url()).toContain('culture=en');
});
