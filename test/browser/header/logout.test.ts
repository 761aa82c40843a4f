import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import { adminPage, focused, mountInShadow, openHeader, openMenu } from './header';

const site = useSite();
const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;
const button = (page: Visited, name: string) => page.getByRole('button', { name });

/** Opens the account menu and the question. Its first focus is on No. */
async function ask(page: Visited): Promise<void> {
  await openMenu(page);
  await button(page, uk.PersonalAccount).click();
  await button(page, uk.Logout).click();
  expect(await page.locator('dialog:modal').ariaSnapshot()).toBe(`- dialog "${uk.DoYouReallyWantToQuit}":
  - paragraph: ${uk.DoYouReallyWantToQuit}
  - button "${uk.No}"
  - button "${uk.Yes}"`);
  expect(await focused(page)).toBe(uk.No);
}

/** Opens a page of an administrator, which records the events. Asks, and measures the dialog. */
async function openAsked(width: number, prevented = false): Promise<Visited> {
  const page = await openHeader(site, { width, page: adminPage, at: '/uk/reports' });
  await page.evaluate((prevented) => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    document.addEventListener('logout', (event) => {
      sent.push((event as CustomEvent).detail, event.cancelable);
      if (prevented) event.preventDefault();
    });
  }, prevented);
  await ask(page);
  for (const name of [uk.No, uk.Yes]) {
    const box = await boxOf(button(page, name));
    expect(Math.round(Math.min(box.width, box.height)), name).toBeGreaterThanOrEqual(44);
  }
  const dialog = await boxOf(page.locator('dialog'));
  expect(dialog.x).toBeGreaterThanOrEqual(16);
  expect(dialog.x + dialog.width).toBeLessThanOrEqual(width - 16);
  return page;
}

const sent = (page: Visited) => page.evaluate(() => (window as never as { sent: unknown[] }).sent);

test('No, Escape and a click on the backdrop keep the page and return the focus; a click on the padding leaves the dialog open, and so does a tablet that is rotated', async () => {
  const page = await openAsked(1361);
  const expectStayed = async () => {
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await focused(page)).toBe(uk.PersonalAccount);
    expect(await button(page, uk.Logout).count()).toBe(0);
    expect(await sent(page)).toEqual([]);
    expect(page.url()).toBe(`${site.server.url}/uk/reports`);
  };
  await button(page, uk.No).click();
  await expectStayed();
  needs('input');
  await ask(page);
  await page.keyboard.press('Escape');
  await expectStayed();
  await ask(page);
  const { x, y } = await boxOf(page.locator('dialog'));
  await page.mouse.click(x + 5, y + 5);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await page.mouse.click(x + 5, y - 5);
  await expectStayed();
  await ask(page);
  await page.setViewportSize({ width: 1024, height: 1366 });
  expect(await button(page, uk.PersonalAccount).isVisible()).toBe(false);
  await button(page, uk.No).click();
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('in Safari, which focuses no clicked button and not the first button of a dialog, the focus is on No, and then on the account button', async () => {
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
  const click = (name: string) =>
    button(page, name).evaluate((target: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      target.click();
    });
  await button(page, uk.PersonalAccount).click();
  await click(uk.Logout);
  expect(await focused(page)).toBe(uk.No);
  await click(uk.No);
  expect(await focused(page)).toBe(uk.PersonalAccount);
});

test('a double click on the button leaves the dialog open, and so does a selection of its text that ends outside', async () => {
  needs('input');
  const page = await openHeader(site, { page: adminPage });
  await button(page, uk.PersonalAccount).click();
  const { x, y } = await boxOf(button(page, uk.Logout));
  await page.mouse.dblclick(x + 9, y + 9);
  const question = page.getByText(uk.DoYouReallyWantToQuit);
  const text = await boxOf(question);
  await page.mouse.move(text.x + 5, text.y + 9);
  await page.mouse.down();
  await page.mouse.move(text.x + 5, text.y - 200);
  await page.mouse.up();
  expect(await question.isVisible()).toBe(true);
});

test('Yes, by keyboard alone, goes to /ru/account/logout; also in a shadow root a key brings the focus to the dialog first', async () => {
  const page = await openHeader(site, { page: adminPage });
  await mountInShadow(page, 'open');
  await page.evaluate(() =>
    (window as never as { root: ShadowRoot }).root.addEventListener('focusin', ({ target }) => {
      document.title += ` ${(target as Element).localName}`;
    }),
  );
  for (const part of ['main', 'body > [data-widget]']) {
    for (const name of [uk.PersonalAccount, uk.Logout])
      await page.locator(part).getByRole('button', { name }).press('Enter');
    if (part !== 'main') continue;
    expect(await page.title()).toContain('dialog');
    await page.keyboard.press('Escape');
  }
  // A moment later, because a screen reader says the question first.
  await page.waitForFunction((no) => document.activeElement?.textContent === no, uk.No);
  await page.keyboard.press('Tab');
  const requested = page.waitForRequest(`${site.server.url}/ru/account/logout`);
  await page.keyboard.press('Enter');
  expect((await requested).isNavigationRequest()).toBe(true);
});

test('on a phone, if the page cancels the logout, there is no navigation; the dialog can be opened again, also after the header was moved while it was open', async () => {
  const page = await openAsked(375, true);
  await button(page, uk.Yes).click();
  expect(await sent(page)).toEqual([{}, true]);
  expect(page.url()).toBe(`${site.server.url}/uk/reports`);
  await ask(page);
  await page.evaluate(() =>
    document.body.append(document.querySelector('[data-widget="header"]') as Element),
  );
  await page.getByText(uk.Logout, { exact: true }).evaluate((logout: HTMLElement) => logout.click());
  expect(await page.locator('dialog:modal').count()).toBe(1);
  expect(page.complaints).toEqual([]);
});
