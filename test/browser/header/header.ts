import type { Locator } from 'playwright-core';
import { uk } from '../../texts';
import { data, html, tags } from '../document';
import type { Options as Context } from '../engines/visitor';
import { settled, type useSite, type Visited } from '../visit';

/** The greatest width with the hamburger button, and the next one. */
export const widths = [1360, 1361];

/** Whether the menu is behind the hamburger button. */
export const isNarrow = (width: number) => width <= 1360;

export const visitorPage = {
  ...data,
  siteUrl: 'https://chargers.example.com/uk',
  mainSite: { url: 'https://www.example.com/' },
  languages: { uk: 'Українська', ru: 'Русский', en: 'English', de: 'Deutsch' },
};

export const adminPage = { ...visitorPage, accessRights: 'Admin' };

const outside = '<main><h1 id="outside">Сторінка</h1><p><button>Поза</button></p></main>';

interface Options {
  page?: object;
  /** The path of the page. */
  at?: string;
  width?: number;
  head?: string;
  context?: Context;
  /** Runs in the page before all other scripts. */
  first?: () => void;
}

/** A page with a header, and content below it to click on. */
export async function openHeader(site: ReturnType<typeof useSite>, options: Options = {}): Promise<Visited> {
  const { page = visitorPage, at = '/document', width = 1361, head, context, first } = options;
  const visited = await site.visitor({ viewport: { width, height: 800 }, ...context });
  if (first) await visited.addInitScript(first);
  const body = `<div data-widget="header"></div>${outside}`;
  site.serve(at.replace(/[?#].*/, ''), html({ head, body, page, scripts: tags('header') }));
  await visited.goto(site.server.url + at);
  await settled(visited, 'header');
  return visited;
}

/** The name of the language button. */
export const language = `${uk.Language}: Українська`;

/** Opens the menu if it is behind the hamburger button, and closed. */
export async function openMenu(page: Visited): Promise<void> {
  const hamburger = page.getByRole('button', { name: uk.Menu, expanded: false });
  if (await hamburger.isVisible()) await hamburger.click();
}

/** The name of the element that has the focus. */
export const focused = (page: Visited) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
  });

/** What `look` says of each element that the Tab key reaches, from the start of the page to the first one outside of the header. */
export async function tabStops<Seen>(page: Visited, look: (page: Visited) => Promise<Seen>): Promise<Seen[]> {
  const stops: Seen[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => !document.activeElement?.closest('header'))) return stops;
    stops.push(await look(page));
  }
}

/** The panel of a button. */
export const panelOf = (button: Locator) => button.locator('xpath=following-sibling::*[@id]');

/** Mounts a header in a shadow root, which `window.root` is then, in place of the page's content. */
export const mountInShadow = (page: Visited, mode: 'open' | 'closed') =>
  page.evaluate((mode) => {
    const root = (document.querySelector('main') as Element).attachShadow({ mode });
    root.innerHTML = '<div data-widget="header"></div><p>Поза</p>';
    Object.assign(window, { root });
    (window as never as { Widgets: { mount(at: Node): void } }).Widgets.mount(root);
  }, mode);
