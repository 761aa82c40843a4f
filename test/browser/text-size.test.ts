import { describe, expect, test } from 'vitest';
import { uk } from '../texts';
import { fullPage } from './document';
import { settled, useSite, type Visited } from './visit';

const site = useSite();

/** Opens a page for a visitor who has chosen a font size in the browser. The default is 16 px. */
async function open(path: string, size: number, width: number): Promise<Visited> {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.goto(site.server.url + path);
  await settled(page);
  return page;
}

const sizes = (page: Visited) =>
  page
    .locator('[data-widget] *')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));

test('text grows with the font size of the browser, and a small font size of `html` does not make it smaller', async () => {
  site.serve('/document', fullPage());
  const usual = await sizes(await open('/document', 16, 1361));
  const page = await open('/document', 24, 1361);
  expect(await sizes(page)).toEqual(usual.map((size) => expect.closeTo(size * 1.5, 3)));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '10px'));
  expect(await sizes(page)).toEqual(usual.map((size) => expect.closeTo(size * 1.5, 3)));
});

describe.each([320, 1361])('at %i px', (width) => {
  test('large text stays within the bar and the page', async () => {
    const page = await open('/uk/account/login', 24, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const bar = await page.locator('header').boundingBox();
    for (const each of await page.locator('header > * :is(a, button):visible').all()) {
      const box = await each.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
    }
    const hiddenLines = (name: HTMLElement) => name.scrollHeight - name.clientHeight;
    expect(await page.getByText(uk.ProductTitle).first().evaluate(hiddenLines)).toBe(0);
  });
});

test.each([320, 390, 1361])(
  'at %i px the nine digits of a number fit into their field with large text',
  async (width) => {
    const page = await open('/uk/account/login', 24, width);
    const field = page.getByLabel(uk.PhoneNumber);
    await field.fill('501234567');
    const { inner, text, size } = await field.evaluate((input: HTMLInputElement) => {
      const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = font;
      const inner = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return { inner, text: context.measureText(input.value).width, size: fontSize };
    });
    expect(size).toBe('24px');
    expect(inner).toBeGreaterThanOrEqual(text);
  },
);
