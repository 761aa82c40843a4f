import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { settled } from '../visit';
import { account, type Portal, signIn, submitEmail } from './portal';

/** Tests the pages of a visitor who is signed in, and the end of the session. */
export function session(portal: Portal): void {
  test('the account menu leads to the pages of management', async () => {
    const page = await signIn(portal);
    await account(page).click();
    await page.getByRole('link', { name: uk.Clients }).click();
    await page.waitForURL('**/uk/clients');
    await account(page).waitFor();
  });

  test('a logout ends the session and leads to the Russian home page', async () => {
    const page = await signIn(portal);
    await account(page).click();
    await page.getByRole('button', { name: uk.Logout }).click();
    await page.getByRole('button', { name: uk.Yes }).click();
    await page.waitForURL('**/ru');
    await page.goto('/uk/panel');
    expect(new URL(page.url()).pathname).toBe('/uk/account/login');
  });

  test('with an expired session the panel leads to the login page, and a new login leads back', async () => {
    const page = await signIn(portal);
    await page.evaluate(() => fetch('/dev/expire'));
    await page.goto('/uk/panel');
    expect(new URL(page.url()).pathname).toBe('/uk/account/login');
    await settled(page, 'header');
    expect(await account(page).count()).toBe(0);
    await submitEmail(page, 'admin@example.com', 'charge');
    await page.waitForURL('**/uk/panel');
  });

  test('a driver cannot open a page for administrators', async () => {
    const page = await signIn(portal, 'driver@example.com');
    await page.goto('/uk/clients');
    expect(new URL(page.url()).pathname).toBe('/uk/account/login');
  });
}
