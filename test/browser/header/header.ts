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
  touch?: boolean;
  head?: string;
  context?: Context;
  /** Runs in the page before all other scripts. */
  first?: () => void;
}

/** A page with a header, and content below it to click on. */
export async function openHeader(site: ReturnType<typeof useSite>, options: Options = {}): Promise<Visited> {
  const { page = visitorPage, at = '/document', width = 1361, touch = false, head, context, first } = options;
  const visited = await site.visitor({ viewport: { width, height: 800 }, hasTouch: touch, ...context });
  if (first) await visited.addInitScript(first);
  const body = `<div data-widget="header"></div>${outside}`;
  site.serve(at.replace(/[?#].*/, ''), html({ head, body, page, scripts: tags('header') }));
  await visited.goto(site.server.url + at);
  await settled(visited, 'header');
  return visited;
}

export const links = (page: Visited, within: string) =>
  page
    .locator(`${within} > li > a`)
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** The elements that the Tab key reaches, in order, from the start of the page to the first one outside of the header. */
export async function tabStops(page: Visited): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.closest('header') ? (element.getAttribute('aria-label') ?? element.textContent) : null;
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

/** The name of the language button. */
export const language = `${uk.Language}: Українська`;

/** Opens the menu if it is behind the hamburger button. */
export async function openMenu(page: Visited): Promise<void> {
  const hamburger = page.getByRole('button', { name: uk.Menu });
  if (await hamburger.isVisible()) await hamburger.click();
}
