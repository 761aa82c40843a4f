import { expect, test } from 'vitest';
import { uk } from '../texts';
import { useSite } from './visit';

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

test.for(['/uk', '/uk/account/login', '/uk/panel?role=admin', '/states'])(
  'the page %s loads without an error',
  async (path) => {
    const page = await site.visitor();
    const answer = await page.goto(site.server.url + path);
    expect(answer?.status()).toBe(200);
    const late = page.locator('[data-widget]:not([data-widget-state="ready"])');
    await expect.poll(() => late.count()).toBe(0);
    expect(page.complaints).toEqual([]);
  },
);
