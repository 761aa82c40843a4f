import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { texts } from '../../src/tooling/from-facts/translations/texts';
import { uk } from '../texts';
import { fullPage, html, tags } from './document';
import { brokenWords, cutWithSpacing } from './faults-of-state';
import { visitorPage } from './header/header';
import { nextFrames, settled, useSite, type Visited } from './visit';

const site = useSite();
const { ru } = texts;

/** Opens a page. Returns a function that changes the font size of the browser, 16 px by default, and the width of its window. */
async function open(path: string) {
  const page = await site.open(path);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const change = async (size: number, width = 1361) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.setViewportSize({ width, height: 800 });
    await nextFrames(page);
  };
  return { page, change };
}

const sizes = (page: Visited) =>
  page
    .locator('[data-widget] *')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));

test('text grows with the font size of the browser, and a small one of `html` does not make it smaller', async () => {
  site.serve('/document', fullPage());
  const { page, change } = await open('/document');
  const larger = (await sizes(page)).map((size) => expect.closeTo(size * 1.5, 3));
  await change(24);
  expect(await sizes(page)).toEqual(larger);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '10px'));
  expect(await sizes(page)).toEqual(larger);
});

test.each([
  ['/uk/account/login', [24, 32]],
  ['/states/header-long', [24]],
  ['/states/header-long-admin', [32]],
] as const)('large text stays within the bar and the page on %s', async (path, fontSizes) => {
  const { page, change } = await open(path);
  for (const size of fontSizes)
    for (const width of [320, 599, 1361]) {
      const where = `${size} px, at ${width} px`;
      await change(size, width);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, where).toBeLessThanOrEqual(0);
      const [bar, ...texts] = await page
        .locator('header, header :is(a:not([href^="#"]), button):visible, header > a > span')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(
        texts.filter(({ top, bottom }) => top < 0 || bottom > (bar?.height ?? 0)),
        where,
      ).toEqual([]);
      // In the other states a long name is cut.
      const hiddenLines = (name: HTMLElement) => name.scrollHeight - name.clientHeight;
      const name = page.getByText(uk.ProductTitle, { exact: true });
      if (path.endsWith('login')) expect(await name.first().evaluate(hiddenLines), where).toBe(0);
    }
});

test.each(['uk', 'ru'])(
  'letters of double size break no word of a button of the login page: %s',
  async (lang) => {
    const { page, change } = await open(`/${lang}/account/login`);
    for (const width of [320, 344, 360]) {
      await change(32, width);
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  },
);

test.each([
  ['login-code-wrong', 'uk', '[role="alert"]'],
  ['header-logout', 'ru', 'dialog p'],
  ['footer-full', 'ru', 'a'],
])(
  'letters of double size break no word of a message, a question or a link: %s',
  async (state, lang, where) => {
    const { page, change } = await open(`/states/${state}?lang=${lang}`);
    await page.locator(`[data-widget] ${where}`).first().waitFor();
    await change(32, 320);
    expect(await brokenWords(page, where)).toEqual([]);
  },
);

test('with letters of double size an entry of two lines of the menu stands off the next one', async () => {
  const { page, change } = await open('/states/header-hamburger-admin');
  const account = page.getByRole('button', { name: uk.PersonalAccount });
  await account.waitFor();
  const room = () =>
    account.evaluate((each) => {
      const { height } = each.getBoundingClientRect();
      return height % Number.parseFloat(getComputedStyle(each).lineHeight);
    });
  await change(32, 320);
  expect(await room()).toBeGreaterThanOrEqual(8);
});

test('the number and the seconds with their unit are on one line each, also with large text', async () => {
  const { page, change } = await open('/ru/account/login');
  await page.getByLabel(ru.PhoneNumber).fill('501234567');
  await page.getByRole('button', { name: ru.Next }).click();
  const number = page.getByText('+380 50 123 45 67', { exact: true });
  const unit = page.getByText(/^ с$/);
  for (const [size, width] of [
    [24, 390],
    [32, 320],
  ] as const) {
    await change(size, width);
    const lines = await number.evaluate((each) => {
      const { height } = each.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(each).lineHeight);
    });
    expect(lines, `${size} px`).toBeCloseTo(1, 0);
    const isBeside = await unit.evaluate((each) => {
      const [own, ring] = [each, each.previousElementSibling as Element].map((of) =>
        of.getBoundingClientRect(),
      );
      return !!own && !!ring && own.left >= ring.right - 1;
    });
    expect(isBeside, `${size} px`).toBe(true);
  }
});

test('nine digits fit into their field with large text, and a visitor’s own spacing cuts off no other text', async () => {
  const { page, change } = await open('/uk/account/login');
  const field = page.getByLabel(uk.PhoneNumber);
  await field.fill('501234567');
  for (const width of [320, 390, 1361]) {
    await change(24, width);
    const { inner, text, size } = await field.evaluate((input: HTMLInputElement) => {
      const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = font;
      const inner = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return { inner, text: context.measureText(input.value).width, size: fontSize };
    });
    // Larger than the rest of the card, which has 24 px.
    expect(size).toBe('27px');
    expect(inner, `at ${width} px`).toBeGreaterThanOrEqual(text);
    await change(16, width);
    const cut = await cutWithSpacing(page);
    expect(cut.filter((fault) => !fault.includes(`>${uk.ProductTitle}<`))).toEqual([]);
  }
});

test('a wide font that arrives late puts the links behind the hamburger button', async () => {
  const require = createRequire(import.meta.url);
  const font = readFileSync(
    require.resolve('@fontsource/golos-text/files/golos-text-cyrillic-400-normal.woff2'),
  );
  const requested = new Promise<ServerResponse>((resolve) =>
    site.server.answer('/late.woff2', (_, response) => resolve(response)),
  );
  const head = site.stylesheet(
    `@font-face { font-family: Late; src: url(/late.woff2); size-adjust: 200%; font-display: swap }
    :root { --widget-font: Late, sans-serif }`,
  );
  const body = '<div data-widget="header"></div>';
  site.serve('/document', html({ head, body, page: visitorPage, scripts: tags('header') }));
  const page = await site.visitor({ viewport: { width: 1361, height: 800 } });
  // The page's load event waits for the font.
  await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  await settled(page, 'header');
  const hamburger = page.getByRole('button', { name: uk.Menu });
  expect(await hamburger.isVisible()).toBe(false);
  (await requested).end(font);
  await hamburger.waitFor();
});
