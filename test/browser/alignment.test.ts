import { expect, test } from 'vitest';
import { settled, useSite } from './visit';

const site = useSite();

/** The parts of the login page that start at the same distance from the left, and this distance without their padding. */
const starts = (parts: string[]) =>
  parts.map((part) => {
    const element = document.querySelector(part) as Element;
    return element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
  });

test('the logo, the trail, the title, the card and the footer of the login page are aligned', async () => {
  const page = await site.open('/uk/account/login');
  await settled(page);
  for (const width of [320, 375, 600, 640, 1360, 1361, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(starts, [
      'header a[title]',
      'nav ol',
      'h1',
      '[data-widget="footer"] h2',
    ]);
    const card = await page
      .locator('[data-mode]')
      .evaluate((element) => element.getBoundingClientRect().left);
    // On a phone the card is in the middle.
    if (width >= 600) found.push(card);
    expect(new Set(found).size, `at ${width} px: ${found}`).toBe(1);
  }
});
