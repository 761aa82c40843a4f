import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bundle } from './document';
import { nextFrames, settled, useSite } from './visit';

const site = useSite();

/** The places of what the first content and the widgets both have, in px from the page's corner. */
function places() {
  const found: Record<string, number[]> = {};
  const add = (
    name: string,
    element: Element | null | undefined,
    parts: ('x' | 'y' | 'width' | 'height')[],
  ) => {
    const box = element?.getBoundingClientRect();
    if (box?.width) found[name] = parts.map((part) => Math.round(box[part]));
  };
  const one = (selector: string) => document.querySelector(selector);
  const header = one('[data-first="header"]') ?? one('[data-widget="header"] header');
  add('header', header, ['x', 'y', 'width', 'height']);
  found.accent = [Number.parseFloat(getComputedStyle(header as Element).borderBottomWidth)];
  add('logo', header?.querySelector('svg'), ['x', 'y', 'width', 'height']);
  add('name', header?.querySelector('a:not([href^="#"]) > span'), ['x', 'y', 'width', 'height']);
  add('flag', header?.querySelector('img'), ['x', 'width']);
  for (const link of header?.querySelectorAll('nav > ul > li > a') ?? [])
    if (link.getBoundingClientRect().bottom <= 64)
      add(`link ${link.textContent}`, link, ['x', 'y', 'width', 'height']);
  const card = one('[data-first="login-card"]') ?? one('[data-mode]');
  add('card', card, ['x', 'y', 'width', 'height']);
  add('title of the card', card?.querySelector('h2'), ['y']);
  const footer = one('[data-first="footer"]') ?? one('[data-widget="footer"] footer');
  add('footer', footer, ['x', 'y', 'width', 'height']);
  for (const title of footer?.querySelectorAll('h2') ?? [])
    add(`column ${title.textContent}`, title.parentElement, ['x', 'y', 'width']);
  return found;
}

/** Keeps all scripts of the widgets until the page has been measured. */
async function framesOf(page: Page, address: string) {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  site.server.answer('/widgets/shared.js', async (_, response) => {
    await sent;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle('shared'));
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('[data-widget="footer"] *', { state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await nextFrames(page);
  const first = await page.evaluate(places);
  send();
  await settled(page);
  site.server.answer('/widgets/shared.js');
  await nextFrames(page);
  return { first, last: await page.evaluate(places) };
}

const pages = ['', '/account/login', '/panel?role=user'];

test.each(['uk', 'ru', 'en'].flatMap((lang) => pages.map((path) => `/${lang}${path}`)))(
  'what the server writes on %s is where the widgets will have it',
  async (path) => {
    for (const width of [390, 1361, 1920]) {
      const page = await site.visitor({ viewport: { width, height: 900 } });
      const { first, last } = await framesOf(page, site.server.url + path);
      // Each part of the first content, as the widget has it.
      const same = Object.fromEntries(Object.keys(first).map((name) => [name, last[name]]));
      expect({ width, ...first }).toEqual({ width, ...same });
    }
  },
);
