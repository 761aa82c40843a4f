import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { useSite } from '../visit';
import { adminPage, language, openHeader } from './header';

const site = useSite();
const account = uk.PersonalAccount;

test.each([language, account])('a click into a frame of the page closes the panel of: %s', async (name) => {
  needs('input');
  const page = await openHeader(site, { page: adminPage });
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('iframe')));
  const button = page.getByRole('button', { name });
  await button.click();
  const { x, y } = (await page.locator('iframe').boundingBox()) as DOMRect;
  await page.mouse.click(x + 50, y + 50);
  await page.waitForSelector('[data-widget="header"]:not(:has([aria-expanded="true"]))', {
    state: 'attached',
  });
});

test('in a modal dialog of the page, Escape closes only the panel, even if a script closes the dialog at this key', async () => {
  const page = await openHeader(site);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.append(document.querySelector('[data-widget="header"]') as Element);
    document.body.append(dialog);
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    dialog.showModal();
  });
  const isOpen = () => page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open);
  const button = page.getByRole('button', { name: language });
  await button.click();
  await page.keyboard.press('Escape');
  expect([await button.getAttribute('aria-expanded'), await isOpen()]).toEqual(['false', true]);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
});

test.each(['open', 'closed'] as const)('the panels work in a shadow root too, which is %s', async (mode) => {
  needs('input');
  const page = await openHeader(site, { page: adminPage });
  await page.evaluate((mode) => {
    const root = (document.querySelector('main') as Element).attachShadow({ mode });
    root.innerHTML = '<div data-widget="header"></div><p>Поза</p>';
    Object.assign(window, { root });
    (window as never as { Widgets: { mount(at: Node): void } }).Widgets.mount(root);
  }, mode);
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
