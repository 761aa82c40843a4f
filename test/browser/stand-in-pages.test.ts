import { expect, test } from 'vitest';
import { uk } from '../texts';
import { settled, useSite } from './visit';

const site = useSite({ demo: true });
const number = '0 800 000 000';

test('without JavaScript the login page gives a telephone number, and nothing is cut at 320 px', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(`${site.server.url}/uk/account/login`);
  const card = page.locator('[data-widget="login-card"]');
  const seen = await card.locator('p:visible').allTextContents();
  expect(seen).toEqual([uk.LoginNeedsScript, `${uk.Hotline}: ${number}`]);
  expect(await card.getByRole('link', { name: number }).getAttribute('href')).toBe('tel:0800000000');
  // The frame of the card is around its words, and nothing promises fields.
  const { room, bars } = await card.locator('[data-first]').evaluate((frame) => ({
    room:
      frame.getBoundingClientRect().bottom -
      Math.max(...[...frame.querySelectorAll('p')].map((each) => each.getBoundingClientRect().bottom)),
    bars: getComputedStyle(frame, '::after').visibility,
  }));
  expect(room).toBeGreaterThanOrEqual(12);
  expect(bars).toBe('hidden');

  const { x = 0, width = 0 } =
    (await page.getByRole('link', { name: uk.Login, exact: true }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

test('on a narrow screen the login card begins where the title of the page begins', async () => {
  const page = await site.open('/uk/account/login');
  await settled(page);
  for (const width of [320, 390, 430, 599, 600]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator('h1, [data-mode]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(lefts, `${width} px`).toEqual([lefts[0], lefts[0]]);
  }
});

test('in a window of 360 × 340 px the SMS does not cover the field for the code', async () => {
  const page = await site.open('/uk/account/login', { viewport: { width: 360, height: 340 } });
  await page.getByLabel(uk.PhoneNumber).fill('501234567');
  await page.getByRole('button', { name: uk.Next }).click();
  await page.locator('#sms').waitFor();
  const field = page.getByLabel(uk.SmsCode);
  // The browser clicks in the middle, and waits while another element is there.
  await field.click();
  const sms = await page.locator('#sms').boundingBox();
  const card = await page.locator('[data-widget="login-card"]').boundingBox();
  expect(sms?.y).toBeGreaterThanOrEqual((card?.y ?? 0) + (card?.height ?? 0));
});

test.for(['/uk', '/uk/account/login', '/uk/panel?role=admin', '/states'])(
  'on %s each button has a type, and each time a valid date',
  async (path) => {
    const page = await site.open(path);
    expect(await page.locator('button:not([type])').count()).toBe(0);
    const dates = await page
      .locator('time')
      .evaluateAll((all) => all.map((each) => Reflect.get(each, 'dateTime')));
    for (const date of dates) expect(Date.parse(date)).not.toBeNaN();
  },
);

test('the demo controls are closed at first, stay open on the next page, and are not printed', async () => {
  const page = await site.open('/uk');
  const bar = page.getByRole('navigation', { name: 'Demo controls' });
  const title = page.getByText('Demo controls', { exact: true });
  await title.waitFor();
  expect(await bar.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await title.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await title.click();
  await bar.waitFor();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('bar=open');
  await page.goto(`${site.server.url}/en`);
  await bar.waitFor();
});

test.for(['uk', 'ru', 'en'])('the facts of the home page are in one row: %s', async (lang) => {
  const page = await site.open(`/${lang}`);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const facts = await page.locator('.tiles li').evaluateAll((all) =>
      all.map((each) => ({
        top: each.getBoundingClientRect().top,
        isCut: each.scrollWidth > each.clientWidth,
      })),
    );
    expect(facts, `${width} px`).toEqual(Array(3).fill({ top: facts[0]?.top, isCut: false }));
  }
});

test('at 900 px the title of the home page has 44 px, and no station looks taken that is free', async () => {
  const page = await site.open('/uk', { viewport: { width: 900, height: 800 } });
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((each) => getComputedStyle(each).fontSize)).toBe('44px');
  const colours = await page.locator('.station').evaluateAll((all) =>
    all.map((station) => {
      for (const animation of station.getAnimations()) animation.currentTime = 0;
      return `${station.matches('.taken')} ${getComputedStyle(station).fill}`;
    }),
  );
  expect(new Set(colours)).toEqual(
    new Set(['true rgb(255, 255, 255)', 'false rgb(185, 220, 191)', 'false rgb(65, 163, 80)']),
  );
});

test('no animation of the home page is endless', async () => {
  const page = await site.open('/uk');
  const counts = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations),
  );
  expect(new Set(counts)).toEqual(new Set([1]));
});

test.for(['/uk', '/uk/account/login', '/uk/panel?role=admin'])(
  'on %s letters of double size double the texts of the stand-in, and nothing leaves the page at 320 px',
  async (path) => {
    const page = await site.open(path);
    const sizes = () =>
      page
        .locator('main :is(h1, p, li, strong, td):visible')
        .evaluateAll((all) =>
          all
            .filter((each) => !each.closest('[data-widget]') && each.tagName !== 'H1')
            .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        );
    const before = await sizes();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await expect.poll(sizes).toEqual(before.map((size) => size * 2));
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);
