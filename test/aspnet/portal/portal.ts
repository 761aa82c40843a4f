import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { settled, useBrowser, type Visited } from '../../browser/visit';
import { uk } from '../../texts';
import { type Client, client } from './client';
import { codesIn } from './serve';

export interface Server {
  url: string;
  close(): Promise<unknown>;
  /** The lines of the site's log. The codes of the SMS are in it. */
  log?: string[];
}

/**
 * Gets a page and its files, one after the other. ASP.NET compiles its code at the first page. Mono reads what Web.config says about a
 * file without a lock, and would answer one of several first requests with 500.
 */
async function openOnce(site: string, path: string): Promise<void> {
  const response = await fetch(site + path);
  const page = await response.text();
  if (!response.ok) throw new Error(`the first page of the site answers ${response.status}\n${page}`);
  const files = page.matchAll(/(?<=(?:src|href)=")\/widgets\/[^"]+/g);
  for (const file of ['/widgets/shared.js', ...files]) await fetch(`${site}${file}`);
}

export type Portal = ReturnType<typeof usePortal>;

/** A site with the widgets, and visitors for it. The tests are the same for all such sites. */
export function usePortal(start: () => Promise<Server>, timeout = 180_000) {
  const { visitor } = useBrowser();
  let server: Server;
  beforeAll(async () => {
    server = await start();
    await openOnce(server.url, '/uk/account/login');
  }, timeout);
  afterAll(() => server?.close());

  const outbox = async (): Promise<{ phone: string; code: string }[]> =>
    (await portal.fetch('/dev/sms')).json();

  const portal = {
    /** A visitor of the site who has opened no page yet. */
    visit: () => visitor({ baseURL: server.url }),

    /** A page of the site after its widgets have mounted, for a new visitor or the one of a page. */
    async open(path: string, opened?: Visited): Promise<Visited> {
      const page = opened ?? (await portal.visit());
      await page.goto(path);
      await settled(page, 'header');
      await settled(page, 'footer');
      return page;
    },

    url: () => server.url,

    /** Where its logins are. */
    login: () => ({ url: server.url, page: '/uk/account/login', codes: portal.codes }),

    fetch: (path: string, options?: RequestInit) => fetch(server.url + path, options),

    /** A visitor without a browser. */
    client: (options?: Parameters<typeof client>[1]): Client => client(server.url, options),

    log: () => server.log?.join('\n') ?? '',

    /** The codes that were sent to a number so far. */
    async codes(phone: string): Promise<string[]> {
      if (server.log) return codesIn(server.log, phone);
      return (await outbox()).filter((each) => each.phone === phone).map(({ code }) => code);
    },

    /** At least one code that was sent to a number. */
    codesFor: (phone: string): Promise<string[]> =>
      vi.waitUntil(async () => [await portal.codes(phone)].find(({ length }) => length), 10_000),
  };
  return portal;
}

/** Presses the card's main button. */
export const next = (page: Page) => page.getByRole('button', { name: uk.Next }).click();

/** The code step of the card, after an SMS was requested. */
export async function askForCode(portal: Portal, phone: string, opened?: Visited): Promise<Visited> {
  const page = await portal.open('/uk/account/login', opened);
  await page.getByLabel(uk.PhoneNumber).fill(phone);
  await next(page);
  await page.getByLabel(uk.SmsCode).waitFor();
  return page;
}

/** Types a code. The card of the samples knows its length, and sends the first complete code by itself. */
export const typeCode = (page: Page, code: string) => page.getByLabel(uk.SmsCode).fill(code);

export async function submitCode(page: Page, code: string): Promise<void> {
  await typeCode(page, code);
  await next(page);
}

/** Opens the card's email step, fills it and submits it. */
export async function submitEmail(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: uk.SignInWithEmail }).click();
  await submitAgain(page, email, password);
}

export async function submitAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(uk.Email).fill(email);
  await page.getByLabel(uk.Password, { exact: true }).fill(password);
  await page.getByRole('button', { name: uk.Login, exact: true }).click();
}

/** Signs a user in by email. Returns the control panel. */
export async function signIn(portal: Portal, email = 'admin@example.com'): Promise<Visited> {
  const page = await portal.open('/uk/account/login');
  await submitEmail(page, email, 'charge');
  await page.waitForURL('**/panel');
  await settled(page, 'header');
  return page;
}

export const account = (page: Visited) => page.getByRole('button', { name: uk.PersonalAccount });

export const alertOf = (page: Page) => page.locator('[data-widget="login-card"] [role=alert]').textContent();

/** A text of the ASP.NET sites with characters that are special in HTML, in JSON or in JavaScript. */
export const awkward = `Ļöğïñ </script><b>"it's"</b> &amp; {{ ⚡😀\u2028<!-- <script>`;

export const dictionary = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../dist/translations/${language}.json`, import.meta.url), 'utf8'));
