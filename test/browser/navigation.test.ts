// Navigations that the browser does not make, and those that it would not make by itself.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../texts';
import { needs } from './engines/needs';
import { openHeader } from './header/header';
import { json, silence, useCard, welcome } from './login-card/card';

const site = useCard();

/** The site asks whether the visitor wants to leave, and he stays. */
async function stay(page: Page, leave: () => Promise<unknown>): Promise<void> {
  needs('questions');
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
  const stayed = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await leave();
  await stayed;
}

/** Waits until a widget is usable: at once in Chromium, which reports that the page stays, else at a key 3 s later. */
async function usable(page: Page, idle: Locator): Promise<void> {
  const press = async () => {
    await page.keyboard.press('Shift');
    return idle.count();
  };
  await expect.poll(press).toBe(1);
}

/** Opens a card in which the email and a right password are typed. */
async function openFilled() {
  site.answer('/account/emaillogin', welcome);
  const opened = await site.openCard();
  await opened.card.byEmail.click();
  await opened.card.email.fill('a@example.com');
  await opened.card.password.fill('secret');
  return opened;
}

test('the card works again after the visitor has stayed on the page', async () => {
  const { page, card: view } = await openFilled();
  await stay(page, () => view.login.click());
  await usable(page, view.idle);
  await view.byPhone.click();
  await view.numberStep.waitFor();
});

test('after Stop the button goes to the next page again, without another call', async () => {
  needs('devtools');
  const { page, card: view } = await openFilled();
  const devtools = await page.context().newCDPSession(page);
  const calls = site.watchCalls();
  const asked = site.answer('/panel', silence);
  // A click of the driver would wait for the next page.
  await view.login.evaluate((button: HTMLElement) => button.click());
  await asked;
  await devtools.send('Page.stopLoading');
  await view.idle.waitFor();
  const askedAgain = site.answer('/panel', silence);
  await view.login.evaluate((button: HTMLElement) => button.click());
  await askedAgain;
  expect(calls()).toEqual(['/account/emaillogin']);
});

test('a page at a hash is loaded in the language of its path', async () => {
  site.answer('/web/setculture', json({ Value: 'ru' }));
  const page = await openHeader(site, { at: '/ru/kontakty#map' });
  await page.getByRole('button', { name: uk.Language }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Русский' }).click();
  await loaded;
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/ru/kontakty#map');
});
