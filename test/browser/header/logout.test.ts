import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import { adminPage, isNarrow, openHeader, openMenu } from './header';

const site = useSite();

/** Opens a page and its logout dialog. */
async function ask(width = 1361, prevented = false): Promise<Visited> {
  const page = await openHeader(site, { width, page: adminPage, at: '/uk/reports' });
  await page.evaluate((prevented) => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    document.addEventListener('logout', (event) => {
      sent.push((event as CustomEvent).detail, event.cancelable);
      if (prevented) event.preventDefault();
    });
  }, prevented);
  await openMenu(page);
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  await page.getByRole('button', { name: uk.Logout }).click();
  expect(await page.locator('dialog:modal').ariaSnapshot()).toBe(`- dialog "${uk.DoYouReallyWantToQuit}":
  - paragraph: ${uk.DoYouReallyWantToQuit}
  - button "${uk.No}"
  - button "${uk.Yes}"`);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uk.No);
  return page;
}

/** Expects that the page stays, that no event was sent, and that the account button has the focus again. Its menu is closed. */
async function expectStayed(page: Visited): Promise<void> {
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uk.PersonalAccount);
  expect(await page.getByRole('button', { name: uk.Logout }).count()).toBe(0);
  expect(await page.evaluate(() => (window as never as { sent: unknown[] }).sent)).toEqual([]);
  expect(page.url()).toBe(`${site.server.url}/uk/reports`);
}

test('Escape and No keep the page', async () => {
  const page = await ask(1360);
  await page.keyboard.press('Escape');
  await expectStayed(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: uk.Logout }).click();
  await page.getByRole('button', { name: uk.No }).click();
  await expectStayed(page);
});

test('the account button gets the focus back in a browser that does not focus a clicked button', async () => {
  const page = await openHeader(site, { page: adminPage });
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  // As in Safari, after the click no element has the focus.
  await page.getByRole('button', { name: uk.Logout }).evaluate((button: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    button.click();
  });
  await page.getByRole('button', { name: uk.No }).evaluate((button: HTMLElement) => button.click());
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uk.PersonalAccount);
});

test('No gets the focus in a browser that does not focus the first button of a dialog', async () => {
  const page = await openHeader(site, {
    page: adminPage,
    // As in Safari 16.0, after the call no element has the focus.
    first: () => {
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this);
        (document.activeElement as HTMLElement).blur();
      };
    },
  });
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  await page.getByRole('button', { name: uk.Logout }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(uk.No);
});

test('a click on the backdrop closes the dialog, a click on its padding does not', async () => {
  const page = await ask();
  const box = await page.locator('dialog').boundingBox();
  if (!box) throw new Error('the dialog has no box');
  await page.mouse.click(box.x + 5, box.y + 5);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.mouse.click(box.x + 5, box.y - 5);
  await expectStayed(page);
});

test('a double click on the button leaves the dialog open, and so does a selection of its text that ends outside', async () => {
  needs('input');
  const page = await openHeader(site, { page: adminPage });
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  const boxOf = async (target: Locator) => (await target.boundingBox()) as DOMRect;
  const { x, y } = await boxOf(page.getByRole('button', { name: uk.Logout }));
  await page.mouse.dblclick(x + 9, y + 9);
  const question = page.getByText(uk.DoYouReallyWantToQuit);
  const text = await boxOf(question);
  await page.mouse.move(text.x + 5, text.y + 9);
  await page.mouse.down();
  await page.mouse.move(text.x + 5, text.y - 200);
  await page.mouse.up();
  expect(await question.isVisible()).toBe(true);
});

test('Yes, by keyboard alone, sends the event and goes to /ru/account/logout', async () => {
  const page = await openHeader(site, { page: adminPage });
  await page.getByRole('button', { name: uk.PersonalAccount }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: uk.Logout }).focus();
  await page.keyboard.press('Enter');
  // A moment later, because a screen reader says the question first.
  await page.waitForFunction((no) => document.activeElement?.textContent === no, uk.No);
  await page.keyboard.press('Tab');
  const requested = page.waitForRequest(`${site.server.url}/ru/account/logout`);
  await page.keyboard.press('Enter');
  expect((await requested).isNavigationRequest()).toBe(true);
});

test('in a shadow root, too, a key brings the focus to the dialog first', async () => {
  const page = await openHeader(site, { page: adminPage });
  await page.evaluate(() => {
    const root = (document.querySelector('main') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = '<div data-widget="header"></div>';
    (window as never as { Widgets: { mount(at: Node): void } }).Widgets.mount(root);
    root.addEventListener('focusin', ({ target }) => {
      document.title += ` ${(target as Element).localName}`;
    });
  });
  for (const name of [uk.PersonalAccount, uk.Logout])
    await page.locator('main').getByRole('button', { name }).press('Enter');
  expect(await page.title()).toContain('dialog');
});

test('if the page cancels the logout there is no navigation, and the dialog can be opened again', async () => {
  const page = await ask(375, true);
  await page.getByRole('button', { name: uk.Yes }).click();
  expect(await page.evaluate(() => (window as never as { sent: unknown[] }).sent)).toEqual([{}, true]);
  expect(page.url()).toBe(`${site.server.url}/uk/reports`);
  await page.getByRole('button', { name: uk.PersonalAccount }).click();
  await page.getByRole('button', { name: uk.Logout }).click();
  expect(await page.locator('dialog:modal').isVisible()).toBe(true);
});

test.each([375, 1361])(
  'at %i px the dialog is in the window, and its buttons are at least 44 px',
  async (width) => {
    const page = await ask(width);
    for (const name of [uk.No, uk.Yes]) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    }
    const dialog = await page.locator('dialog').boundingBox();
    expect(dialog?.x).toBeGreaterThanOrEqual(16);
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(width - 16);
    expect(isNarrow(width)).toBe(
      await page.getByRole('button', { name: uk.Menu, includeHidden: true }).isVisible(),
    );
  },
);

test('an open dialog stays visible when a tablet is rotated', async () => {
  const page = await ask(1361);
  await page.setViewportSize({ width: 1024, height: 1366 });
  expect(await page.getByRole('button', { name: uk.PersonalAccount }).isVisible()).toBe(false);
  await page.getByRole('button', { name: uk.No }).click();
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('the dialog can be opened again after the header was moved while it was open', async () => {
  const page = await ask();
  await page.evaluate(() =>
    document.body.append(document.querySelector('[data-widget="header"]') as Element),
  );
  await page.getByText(uk.Logout, { exact: true }).evaluate((logout: HTMLElement) => logout.click());
  expect(await page.locator('dialog:modal').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(page.complaints).toEqual([]);
});
