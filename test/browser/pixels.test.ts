import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { widgets } from './document';
import { useSite, type Visited } from './visit';

const site = useSite();

/** The states with `pixels`, which show most parts of their widgets, and of each other widget the first state. */
const compared = widgets.flatMap((name) => {
  const own = states.filter(({ widget }) => widget === name);
  return own.some(({ pixels }) => pixels) ? own : [{ ...(own[0] as (typeof own)[0]), pixels: [375, 1600] }];
});
const idsByWidth = [375, 1600].map((width) => ({
  width,
  ids: compared.filter(({ pixels }) => pixels?.includes(width)).map(({ id }) => id),
}));

const hostile = readFileSync(new URL('hostile.css', import.meta.url), 'utf8');

/**
 * Removes everything except the widget. The boxes around it belong to the page, so they get fixed styles. Timers are
 * cleared, because a countdown would change the picture.
 */
function isolateWidget() {
  for (let timer = window.setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer);
  const place = document.querySelector('[data-widget]') as HTMLElement;
  document.body.replaceChildren(place);
  for (const box of [document.documentElement, document.body, place])
    box.style.cssText = 'all: initial !important; display: block !important';
}
const pageBoxes = ':is(html, body, [data-widget])::before, :is(html, body, [data-widget])::after';

async function screenshot(page: Visited): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/**
 * The greatest difference between two pictures, in levels of a colour channel. At an edge a difference of one level is
 * allowed, because the browser may draw the edge on another layer.
 */
async function difference(first: string, second: string): Promise<number> {
  const blank = await site.visitor();
  return blank.evaluate(
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
}

describe.each(idsByWidth)('at $width px the hostile sheet changes no pixel in', ({ width, ids }) => {
  test.each(ids)('%s', async (id) => {
    for (const [name, css] of Object.entries({ hostile, own: `${pageBoxes} { content: none !important }` }))
      site.serve(`/${name}.css`, css, { 'content-type': 'text/css' });
    const page = await site.open(`/states/${id}`, {
      viewport: { width, height: 700 },
      reducedMotion: 'reduce',
    });
    await page.waitForSelector('html[data-driven="done"]');
    for (const sheet of await page.$$('link[href^="/site/"]')) await sheet.evaluate((link) => link.remove());
    await page.evaluate(isolateWidget);
    await page.addStyleTag({ url: '/own.css' });
    const clean = await screenshot(page);
    await page.addStyleTag({ url: '/hostile.css' });
    const now = await screenshot(page);
    expect(now === clean || (await difference(now, clean)) <= 1).toBe(true);
  });
});

test('the comparison finds a picture that differs', async () => {
  const page = await site.open('/states/footer-full');
  await page.waitForSelector('html[data-driven="done"]');
  const before = await screenshot(page);
  await page.evaluate(() => document.querySelector('footer a')?.replaceChildren('.'));
  expect(await difference(await screenshot(page), before)).toBeGreaterThan(1);
});
