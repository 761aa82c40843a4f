import { describe, expect, test } from 'vitest';
import { uk } from '../../texts';
import { useSite, type Visited } from '../visit';
import {
  adminPage,
  isNarrow,
  language,
  links,
  openHeader,
  openMenu,
  tabStops,
  visitorPage,
  widths,
} from './header';

const site = useSite();

const row = 'header nav > ul';
const ofVisitor = [
  [uk.MainSite, 'https://www.example.com/'],
  [uk.FindStations, '/uk/karta_zapravok'],
  [uk.MobileApp, '/uk/mobilnoe_prilozhenie'],
  [uk.Contacts, '/uk/kontakty'],
  [uk.Login, '/uk/account/login'],
];
const ofAdmin = [ofVisitor[0], ofVisitor[1], ofVisitor[3]];
const ofAccount = [
  [uk.ControlPanel, '/uk/panel'],
  [uk.PersonalProfile, '/uk/profile/editadmin'],
  [uk.Clients, '/uk/clients'],
  [uk.StationsMap, '/uk/karta_zapravok'],
  [uk.Chargers, '/uk/dashboard'],
  [uk.Reports, '/uk/report'],
  [uk.PaymentArchive, '/uk/payments'],
];
const names = (links: (string[] | undefined)[]) => links.map((link) => link?.[0]);
const [logo, menu, account] = [uk.ProductTitle, uk.Menu, uk.PersonalAccount];

test.each(widths)('at %i px, the visitor can use the public menu by keyboard alone', async (width) => {
  const page = await openHeader(site, { width });
  expect(await links(page, row)).toEqual(ofVisitor);
  expect(await page.getByRole('button', { name: account }).count()).toBe(0);
  const stops = isNarrow(width) ? [menu] : names(ofVisitor);
  expect(await tabStops(page)).toEqual([uk.SkipToContent, logo, ...stops, language]);
  if (!isNarrow(width)) return;
  await page.getByRole('button', { name: menu }).focus();
  await page.keyboard.press('Enter');
  for (const name of names(ofVisitor)) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await page.locator(row).isVisible()).toBe(false);
  expect(page.complaints).toEqual([]);
});

describe.each(widths)('at %i px', (width) => {
  test('the Admin can use the account menu by mouse', async () => {
    const page = await openHeader(site, { width, page: adminPage });
    expect(await links(page, row)).toEqual(ofAdmin);
    expect(await page.locator(row).isVisible()).toBe(!isNarrow(width));
    await openMenu(page);
    const button = page.getByRole('button', { name: account, includeHidden: true });
    const panel = page.locator(`${row} ul`);
    expect([await button.getAttribute('aria-expanded'), await panel.isVisible()]).toEqual(['false', false]);
    expect(await panel.getAttribute('id')).toBe(await button.getAttribute('aria-controls'));
    await button.click();
    expect([await button.getAttribute('aria-expanded'), await panel.isVisible()]).toEqual(['true', true]);
    expect(await links(page, `${row} ul`)).toEqual(ofAccount);
    expect(await panel.getByRole('button').allTextContents()).toEqual([uk.Logout]);
    await page.mouse.click(5, 790);
    expect([await button.getAttribute('aria-expanded'), await panel.isVisible()]).toEqual(['false', false]);
    expect(await page.locator(row).isVisible()).toBe(!isNarrow(width));
    expect(page.complaints).toEqual([]);
  });

  test('a touch opens a panel, and a touch outside closes it', async () => {
    const page = await openHeader(site, { width, page: adminPage, touch: true });
    if (isNarrow(width)) await page.getByRole('button', { name: menu }).tap();
    await page.getByRole('button', { name: account }).tap();
    const panel = page.locator(`${row} ul`);
    expect(await panel.isVisible()).toBe(true);
    await page.touchscreen.tap(5, 790);
    expect(await panel.isVisible()).toBe(false);
    expect(await page.locator(row).isVisible()).toBe(!isNarrow(width));
  });

  test('Escape closes the innermost panel first and moves the focus to its button', async () => {
    const page = await openHeader(site, { width, page: adminPage });
    if (isNarrow(width)) {
      await page.getByRole('button', { name: menu }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: account }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    expect([await focused(), await page.locator(`${row} ul`).isVisible()]).toEqual([account, false]);
    expect(await page.locator(row).isVisible()).toBe(true);
    if (!isNarrow(width)) return;
    await page.keyboard.press('Escape');
    expect([await focused(), await page.locator(row).isVisible()]).toEqual([menu, false]);
  });
});

test('the logo links to the site and has its title', async () => {
  const page = await openHeader(site);
  const link = page.getByRole('link', { name: logo });
  const { siteUrl } = visitorPage;
  expect(await link.evaluate(({ href, title }: HTMLAnchorElement) => [href, title])).toEqual([siteUrl, logo]);
});

test.each([
  ['/uk/kontakty?a=1#x', visitorPage, [uk.Contacts]],
  ['/uk/karta_zapravok', adminPage, [uk.FindStations, uk.StationsMap]],
  ['/uk/kontakty/x', visitorPage, []],
])('on %s the link to it is marked as the current page', async (at, data, current) => {
  const page = await openHeader(site, { at, page: data });
  expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(current);
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
    await page.getByRole('button', { name: menu }).isVisible(),
  ];
  const short = await openHeader(site, { page: withLinks(1), at: '/uk/0' });
  expect(await shows(short)).toEqual([true, false]);
  expect(await short.locator('[aria-current]').allTextContents()).toEqual(['Тарифи 0']);
  const page = await openHeader(site, { page: withLinks(200), head: site.stylesheet('body { margin: 0 }') });
  const hamburger = page.getByRole('button', { name: menu });
  for (const width of [1361, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await shows(page)).toEqual([false, true]);
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
