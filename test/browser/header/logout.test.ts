import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { uk } from '../../texts';
import { needs } from '../engines/needs';
import { mountAgain, useSite, type Visited } from '../visit';
import { adminPage, focused, mountInShadow, openHeader } from './header';

const site = useSite();
const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;
const button = (page: Visited, name: string) => page.getByRole('button', { name });

/** Opens the account menu and the question. Its first focus is on No. */
async function ask(page: Visited): Promise<void> {
  await button(page, uk.PersonalAccount).click();
  await button(page, uk.Logout).click();
  expect(await page.locator('dialog:modal').ariaSnapshot()).toBe(`- dialog "${uk.DoYouReallyWantToQuit}":
  - paragraph: ${uk.DoYouReallyWantToQuit}
  - button "${uk.No}"
  - button "${uk.Yes}"`);
  expect(await focused(page)).toBe(uk.No);
}

test('the question is closed by No, Escape and a click on the backdrop, and returns the focus', async () => {
  const page = await openHeader(site, { page: adminPage, at: '/uk/reports' });
  const opened = () => page.locator('dialog:modal').count();
  const expectStayed = async () => {
    expect([await opened(), await focused(page)]).toEqual([0, uk.PersonalAccount]);
    expect(await button(page, uk.Logout).count()).toBe(0);
    expect(page.url()).toBe(`${site.server.url}/uk/reports`);
  };
  step('No closes it');
  await ask(page);
  await button(page, uk.No).click();
  await expectStayed();
  step('it can be opened again after a move');
  await ask(page);
  await page.evaluate(() => document.body.prepend(document.querySelector('[data-widget]') as Element));
  await page.getByText(uk.Logout, { exact: true }).evaluate((logout: HTMLElement) => logout.click());
  expect(await opened()).toBe(1);
  await button(page, uk.No).click();
  expect(await opened()).toBe(0);

  needs('input');
  step('Escape closes it');
  await ask(page);
  await page.keyboard.press('Escape');
  await expectStayed();
  step('a second click, a selection that ends outside and a click on the padding leave it open');
  await button(page, uk.PersonalAccount).click();
  await button(page, uk.Logout).dblclick();
  const text = await boxOf(page.getByText(uk.DoYouReallyWantToQuit));
  await page.mouse.move(text.x + 5, text.y + 9);
  await page.mouse.down();
  await page.mouse.move(text.x + 5, text.y - 200);
  await page.mouse.up();
  const { x, y } = await boxOf(page.locator('dialog'));
  await page.mouse.click(x + 5, y + 5);
  expect(await opened()).toBe(1);
  step('a click on the backdrop closes it');
  await page.mouse.click(x + 5, y - 5);
  await expectStayed();
  await ask(page);
  step('a tablet that is rotated leaves it open');
  await page.setViewportSize({ width: 1024, height: 1366 });
  expect(await button(page, uk.PersonalAccount).isVisible()).toBe(false);
  expect(await opened()).toBe(1);

  step('it fits on a phone');
  await page.setViewportSize({ width: 375, height: 800 });
  for (const name of [uk.No, uk.Yes]) {
    const box = await boxOf(button(page, name));
    expect(Math.round(Math.min(box.width, box.height)), name).toBeGreaterThanOrEqual(44);
  }
  const dialog = await boxOf(page.locator('dialog'));
  expect(dialog.x).toBeGreaterThanOrEqual(16);
  expect(dialog.x + dialog.width).toBeLessThanOrEqual(375 - 16);
  expect(page.complaints).toEqual([]);
});

test('in Safari, which focuses no clicked button, the focus is on No, and then on the account button', async () => {
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

test('Yes, by keyboard alone, goes to /ru/account/logout, also in a shadow root', async () => {
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

test('on a phone both answers are as wide as each other, and a long one is no broken word', async () => {
  const page = await openHeader(site, { page: adminPage, width: 320 });
  const sizes = () =>
    page.locator('dialog button').evaluateAll((all) =>
      all.map((each) => {
        const { y, width, height } = each.getBoundingClientRect();
        return { y, width, height };
      }),
    );
  const open = async () => {
    await button(page, uk.Menu).click();
    await button(page, uk.PersonalAccount).click();
    await button(page, uk.Logout).click();
  };
  await open();
  const [no, yes] = await sizes();
  expect(yes).toEqual(no);
  await mountAgain(page, {
    ...adminPage,
    translations: { ...adminPage.translations, No: 'Залишитися' },
  });
  await open();
  const [stay, leave] = await sizes();
  expect([stay?.height, leave?.height]).toEqual([no?.height, no?.height]);
  expect(leave?.y).toBeGreaterThan(stay?.y ?? 0);
});
