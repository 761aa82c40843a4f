import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { step } from '../steps';
import { uk } from '../texts';
import { data, fullData, html } from './document';
import { mountAgain, settled, useSite } from './visit';

const site = useSite();

/** The links of the specification: text, address, and whether it is a download. */
const legalLinks = [
  [uk.PrivacyPolicy, '/ru/politika_konfidencialnosti', false],
  [uk.Terms, '/ru/uslovija_i_polozhenija', false],
];
const portalLinks = [
  [uk.Leaflet, '/source/byklet.jpg', true],
  [uk.StationsMap, '/ru/karta_zapravok', false],
];
const mainSiteLinks = [
  [uk.AboutUs, 'https://www.example.com/about', false],
  [uk.Contacts, 'https://www.example.com/contacts', false],
  [uk.SupportService, 'https://www.example.com/support', false],
  [uk.MobileApp, 'https://www.example.com/mobileApp', false],
  [uk.News, 'https://www.example.com/news', false],
  [uk.Shop, 'https://www.example.com/shop', false],
];
const contactLinks = [
  ['0 800 000 000', 'tel:0800000000', false],
  ['+380 00 000 00 00', 'tel:+380000000000', false],
  ['+380 00 000 00 01', 'tel:+380000000001', false],
  ['info@example.com', 'mailto:info@example.com', false],
];

test('shows the links of the specification in lists with titles, and its columns fill the width', async () => {
  const page = await site.openDocument(html({ page: fullData }));
  await settled(page, 'footer');
  step('it has the links of the specification, with the prefix ru');
  const links = await page
    .locator('footer a')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')]),
    );
  expect(links).toEqual([...contactLinks, ...portalLinks, ...mainSiteLinks, ...legalLinks]);
  expect(await page.textContent('footer')).toContain(uk.Hotline);
  expect(await page.textContent('footer')).toContain(fullData.Contacts.Address);
  step('its lists and the contacts have visible titles, which are their accessible names');
  for (const [name, count] of [
    [uk.ProductTitle, portalLinks.length],
    [uk.MainSite, mainSiteLinks.length],
  ] as const) {
    expect(await page.getByRole('heading', { name, level: 2 }).isVisible()).toBe(true);
    expect(await page.getByRole('list', { name }).getByRole('link').count()).toBe(count);
  }
  const title = page.getByRole('heading', { name: uk.Contacts });
  expect(await title.isVisible()).toBe(true);
  const address = page.locator(`address[aria-labelledby="${await title.getAttribute('id')}"]`);
  expect(await address.getByRole('link').count()).toBe(contactLinks.length);

  step('in print all is black, also the number under the mouse');
  await page.getByRole('link', { name: '0 800 000 000' }).hover();
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('footer, footer *')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));

  step('the columns fill the width, and none is empty');
  await page.emulateMedia({ media: null });
  for (const [what, given, columns] of [
    ['all data', fullData, 3],
    ['no contacts', { ...fullData, Contacts: undefined }, 2],
    ['no main website', { ...fullData, MainSite: undefined }, 2],
  ] as const) {
    await mountAgain(page, given);
    const { tracks, children } = await page.locator('footer > div:first-child').evaluate((groups) => {
      // An empty track has no width.
      const tracks = getComputedStyle(groups)
        .gridTemplateColumns.split(' ')
        .map(Number.parseFloat)
        .filter(Boolean);
      return { tracks, children: groups.children.length };
    });
    expect([what, tracks.length]).toEqual([what, columns]);
    expect(children, what).toBeGreaterThanOrEqual(columns);
    expect(Math.max(...tracks) - Math.min(...tracks), what).toBeLessThan(1);
  }

  step('with the links of the portal alone they are side by side');
  await mountAgain(page, data);
  const ofPortal = page.locator('footer > div:first-child li');
  const [left, right] = await ofPortal.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(right?.top).toBe(left?.top);
  expect((right?.left ?? 0) - (left?.right ?? 0)).toBe(16);
});

test('with a mouse the focus ring of a link is as wide as its text', async () => {
  const page = await site.openDocument(html({ page: fullData }));
  await settled(page, 'footer');
  const room = await page.locator('footer li a').evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return Math.round(link.getBoundingClientRect().width - words.getBoundingClientRect().width);
    }),
  );
  expect(new Set(room)).toEqual(new Set([12]));
});

test('with a mouse the rows of the contacts are equally far from each other, also the address', async () => {
  const page = await site.openDocument(html({ page: fullData }));
  await settled(page, 'footer');
  const tops = await page.locator('address > p:not(:first-child)').evaluateAll((rows) =>
    rows.map((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.firstElementChild ?? row);
      return words.getBoundingClientRect().top;
    }),
  );
  const gaps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(gaps).toEqual([28, 28, 28]);
});

test.each([320, 360])(
  'at %i px the version moves nothing when it arrives, and every touch target is at least 44 px high',
  async (width) => {
    const asked = new Promise<ServerResponse>((resolve) =>
      site.server.answer('/web/getbuildversion', (_, response) => resolve(response)),
    );
    const context = { viewport: { width, height: 700 }, hasTouch: true };
    const page = await site.openDocument(html({ page: fullData }), {}, context);
    await settled(page, 'footer');
    const heights = () =>
      page.locator('footer a').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    const copyright = page.getByText('©');
    const before = await copyright.boundingBox();
    (await asked).end('{"Value":"2.14.3"}');
    site.server.answer('/web/getbuildversion');
    const arrived = page.getByText('v. 2.14.3');
    await arrived.waitFor();
    expect(await copyright.boundingBox()).toEqual(before);
    const place = ((await arrived.boundingBox())?.y ?? 0) > (before?.y ?? 0) ? 'below' : 'beside';
    expect(`the version is ${place} the copyright`).toBe(
      `the version is ${width === 320 ? 'below' : 'beside'} the copyright`,
    );
    await page.setViewportSize({ width: 640, height: 700 });
    expect(Math.min(...(await heights())), 'in columns').toBeGreaterThanOrEqual(44);
  },
);
