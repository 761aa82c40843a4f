import { expect, test } from 'vitest';
import { states } from '../../site/states.mjs';
import { useCard } from './card';

const card = useCard();
const seen = states.filter(({ widget, slow, scripts }) => widget === 'login-card' && !slow && !scripts);

test('with the longest texts at 320 × 256 px, nothing is cut off and every touch target is large enough', async () => {
  const page = await card.visitor({ viewport: { width: 320, height: 256 }, hasTouch: true });
  for (const { id } of seen) {
    await page.goto(`${card.site.url}/states/${id}?lang=uk`);
    await page.waitForSelector('html[data-driven="done"]');
    const faults = await page.evaluate(() => {
      const root = document.querySelector('[data-mode]') as Element;
      const { left, right } = root.getBoundingClientRect();
      const found = document.documentElement.scrollWidth > 320 ? ['the page scrolls sideways'] : [];
      for (const each of root.querySelectorAll('*:not([role=status], option)')) {
        const box = each.getBoundingClientRect();
        if (box.left < left || box.right > right) found.push(`${each.outerHTML} sticks out`);
        if (each.matches('button, a, input, select') && box.height < 44)
          found.push(`${each.outerHTML} is ${box.height} high`);
      }
      return found;
    });
    expect([id, ...faults]).toEqual([id]);
  }
});

test('a field’s error moves nothing, and fits above the next element', async () => {
  const { page, card: view } = await card.openCard({ context: { viewport: { width: 320, height: 800 } } });
  const before = await view.next.boundingBox();
  await view.number.fill('5');
  await view.next.click();
  await page.getByText('Enter the 9 digits of the number').waitFor();
  expect(await view.next.boundingBox()).toEqual(before);
  await view.byEmail.click();
  const password = await view.password.boundingBox();
  await view.email.fill('admin@example');
  const error = page.getByText('Enter an email address such as name@example.com');
  await error.waitFor();
  expect(await view.password.boundingBox()).toEqual(password);
  const lines = await error.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom);
  const label = await page.getByText('Password', { exact: true }).boundingBox();
  expect(lines).toBeLessThanOrEqual(label?.y ?? 0);
});

test.each([
  ['uk', 320],
  ['uk', 1360],
  ['en', 1360],
])(
  'the height in widgets.css is enough for the texts of %s at %i px, and hardly more',
  async (lang, width) => {
    const page = await card.open(`/states/login-phone?lang=${lang}`, { viewport: { width, height: 800 } });
    await page.waitForSelector('html[data-driven="done"]');
    const placeholder = page.locator('[data-widget]');
    const reserved = await placeholder.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).minHeight),
    );
    const used = await page
      .locator('[data-mode]')
      .evaluate((element) => element.getBoundingClientRect().height);
    const advice = `The card is ${used} px high: change min-height in widgets/login-card/reserve.css.`;
    expect(reserved - used, advice).toBeGreaterThanOrEqual(0);
    // The longest name of a button may take a second line.
    expect(reserved - used, advice).toBeLessThanOrEqual(24);
  },
);
