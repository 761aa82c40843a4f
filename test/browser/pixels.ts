import { readFileSync } from 'node:fs';
import { nextFrames, type useSite, type Visited } from './visit';

/** The stylesheets of `pixelsChanged`. The boxes around the widget belong to the page, so nothing is compared there. */
const sheets = {
  '/own.css':
    ':is(html, body, [data-widget])::before, :is(html, body, [data-widget])::after { content: none !important }',
  '/hostile.css': readFileSync(new URL('hostile.css', import.meta.url), 'utf8'),
};

export function serveSheets(site: ReturnType<typeof useSite>) {
  for (const [path, css] of Object.entries(sheets)) site.serve(path, css, { 'content-type': 'text/css' });
}

/** Removes everything except the widget until the next state is shown, or brings the styles of the page back. */
function isolateWidget(isolated: boolean) {
  const root = document.documentElement;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href^="/site/"]'))
    link.disabled = isolated;
  root.style.cssText = '';
  if (!isolated) return;
  const place = document.querySelector('[data-widget]') as HTMLElement;
  document.body.replaceChildren(place);
  for (const box of [root, document.body, place])
    box.style.cssText = 'all: initial !important; display: block !important';
}

export async function picture(page: Visited): Promise<string> {
  await nextFrames(page);
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * The greatest difference between two pictures, in levels of a colour channel. At an edge a difference of one level is
 * allowed, because the browser may draw the edge on another layer.
 */
export async function difference(page: Visited, first: string, second: string): Promise<number> {
  if (first === second) return 0;
  const blank = await page.context().newPage();
  const greatest = await blank.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const { width, height } = image;
          const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? [];
        }),
      );
      let greatest = 0;
      one?.forEach((level, index) => {
        greatest = Math.max(greatest, Math.abs(level - (other?.[index] ?? 0)));
      });
      return greatest;
    },
    [first, second],
  );
  await blank.close();
  return greatest;
}

/** A picture for which the browser draws all of the widget anew. Otherwise it draws round corners a little differently where it has changed only a part. */
async function redrawn(page: Visited): Promise<string> {
  const setLayer = (layer: string) => {
    const place = document.querySelector('[data-widget]') as HTMLElement;
    place.style.setProperty('will-change', layer, 'important');
  };
  await page.evaluate(setLayer, 'transform');
  const drawn = await picture(page);
  await page.evaluate(setLayer, 'auto');
  await nextFrames(page);
  return drawn;
}

/** A message if a stylesheet that hits every element with `!important` changes the picture of the widget. */
export async function pixelsChanged(page: Visited): Promise<string[]> {
  await page.evaluate(isolateWidget, true);
  const own = await page.addStyleTag({ url: '/own.css' });
  const clean = await redrawn(page);
  const hostile = await page.addStyleTag({ url: '/hostile.css' });
  const now = await redrawn(page);
  for (const sheet of [own, hostile]) await sheet.evaluate((link) => (link as Element).remove());
  await page.evaluate(isolateWidget, false);
  return (await difference(page, now, clean)) <= 1 ? [] : ['hostile.css changes its pixels'];
}
