import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { mountAgain, useSite, type Visited } from '../visit';
import { adminPage, openHeader, visitorPage } from './header';

const site = useSite();

const row = 'header nav > ul';

test('links to this page are marked, and the logo leads to the address of the site', async () => {
  const page = await openHeader(site, { at: '/uk/kontakty?a=1#x' });
  for (const [data, at, current] of [
    [visitorPage, '/uk/kontakty?a=1#x', [uk.Contacts]],
    [adminPage, '/uk/karta_zapravok', [uk.FindStations, uk.StationsMap]],
  ] as const) {
    await page.evaluate((at) => history.replaceState(null, '', at), at);
    await mountAgain(page, data);
    expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(current);
  }
  const logo = page.getByRole('link', { name: uk.ProductTitle });
  const to = await logo.evaluate(({ href, title }: HTMLAnchorElement) => [href, title]);
  expect(to).toEqual([visitorPage.siteUrl, uk.ProductTitle]);
  expect(page.complaints).toEqual([]);
});

test('links of the site that do not fit into the bar are behind the hamburger button', async () => {
  const withLinks = (count: number) => ({
    ...visitorPage,
    menu: Array.from({ length: count }, (_, index) => ({
      name: index === 1 ? 'т'.repeat(500) : `Тарифи ${index}`,
      link: `/uk/${index}`,
    })),
  });
  const shows = async (page: Visited) => [
    await page.locator(row).isVisible(),
    await page.getByRole('button', { name: uk.Menu }).isVisible(),
  ];
  const head = site.stylesheet('body { margin: 0 }');
  const page = await openHeader(site, { page: withLinks(1), at: '/uk/0', head });
  expect(await shows(page)).toEqual([true, false]);
  expect(await page.locator('[aria-current]').allTextContents()).toEqual(['Тарифи 0']);
  await mountAgain(page, withLinks(200));
  const hamburger = page.getByRole('button', { name: uk.Menu });
  for (const width of [1361, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // The row is measured after the window has its new width.
    await expect.poll(() => shows(page)).toEqual([false, true]);
    await hamburger.click();
    const [below, rows, beside, besidePage] = await page
      .locator(row)
      .evaluate((list) => [
        innerHeight - list.getBoundingClientRect().bottom,
        (list.clientHeight - 8) / 44,
        list.scrollWidth - list.clientWidth,
        document.documentElement.scrollWidth - innerWidth,
      ]);
    expect(below).toBeGreaterThanOrEqual(0);
    // Half a row shows that the list scrolls.
    expect([(rows ?? 0) % 1, beside, besidePage]).toEqual([0.5, 0, 0]);
    await hamburger.click();
  }
  await page.setViewportSize({ width: 1361, height: 800 });
  await hamburger.click();
  await page.getByRole('link', { name: 'Тарифи 199' }).click();
  await page.waitForURL('**/uk/199');
});
