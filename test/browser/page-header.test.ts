import { expect, test } from 'vitest';
import { step } from '../steps';
import { data, html, tags } from './document';
import { needs } from './engines/needs';
import { mountAgain, settled, useSite } from './visit';

const site = useSite();
const trail = [
  { name: 'Головна', link: '/uk' },
  { name: 'Кабінет', link: '/uk/panel' },
  { name: 'Звіти', link: '' },
];
const controls = ['Додати', 'Оновити', 'Надрукувати'].map((name) => ({ name, action: name }));

test('on a phone the trail is one link to the parent page, and only the first control is primary', async () => {
  const body = '<div data-widget="page-header"></div>';
  const page = await site.openDocument(
    html({
      body,
      page: { ...data, title: 'Звіти', breadcrumbs: trail, controls },
      scripts: tags('page-header'),
    }),
    {},
    { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' },
  );
  await settled(page, 'page-header');
  step('the trail is one link to the parent page');
  const entries = page.locator('li:visible');
  const link = page.getByRole('navigation').getByRole('link');
  for (const width of [320, 599]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await entries.allTextContents()).toEqual(['Кабінет']);
    expect(await link.getAttribute('href')).toBe('/uk/panel');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    const arrow = await entries.evaluate((item) => getComputedStyle(item, '::before').borderLeftWidth);
    expect(arrow).toBe('2px');
  }
  step('the first control is primary, and print has none');
  const buttons = page.getByRole('button');
  const colours = await buttons.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(colours).toEqual(['rgb(43, 125, 56)', 'rgb(211, 236, 248)', 'rgb(211, 236, 248)']);
  step('in a narrow window the rows of controls fill the width');
  await page.setViewportSize({ width: 320, height: 800 });
  const boxes = await buttons.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
  expect(boxes.at(-1)?.right).toBeCloseTo(boxes.at(-2)?.right ?? 0, 0);
  await page.emulateMedia({ media: 'print' });
  expect(await buttons.count()).toBe(0);
  await page.emulateMedia({ media: null });

  step('a trail of one entry is shown, and without data there is no height');
  await mountAgain(page, { ...data, breadcrumbs: [{ name: 'Звіти', link: '' }] });
  expect(await entries.allTextContents()).toEqual(['Звіти']);
  await mountAgain(page, data);
  expect((await page.locator('[data-widget]').boundingBox())?.height).toBe(0);
});

test('a title of two lines stands off the trail', async () => {
  needs('resizing');
  const title =
    'Політика конфіденційності та обробки персональних даних водіїв електромобілів, які заряджають їх у нас';
  const page = await site.openDocument(
    html({
      body: '<div data-widget="page-header"></div>',
      page: { ...data, title, breadcrumbs: trail },
      scripts: tags('page-header'),
    }),
  );
  await settled(page, 'page-header');
  for (const width of [320, 1361]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('h1') as Element);
      const trail = document.querySelector('ol') as Element;
      return words.getBoundingClientRect().top - trail.getBoundingClientRect().bottom;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(5);
  }
});

test('in a wide window the controls stay beside a long title, at its end', async () => {
  needs('resizing');
  const title = 'Станція «Торговий парк на Садовій», роз’єм CCS2 потужністю 120 кВт, сеанси за листопад';
  const names = ['Завантажити звіт за листопад', 'Перезавантажити станцію'];
  const page = await site.openDocument(
    html({
      body: '<div data-widget="page-header"></div>',
      page: { ...data, title, breadcrumbs: trail, controls: names.map((name) => ({ name, action: name })) },
      scripts: tags('page-header'),
    }),
  );
  await settled(page, 'page-header');
  for (const width of [1024, 1361]) {
    await page.setViewportSize({ width, height: 800 });
    const [heading, last, whole] = await Promise.all(
      [page.locator('h1'), page.getByRole('button').last(), page.locator('[data-widget] ol')].map((part) =>
        part.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(last?.top, `${width} px`).toBeLessThan(heading?.bottom ?? 0);
    expect(last?.right, `${width} px`).toBeCloseTo(whole?.right ?? 0, 0);
  }
});

test('in a wide window the links of the trail are underlined, thicker under the mouse', async () => {
  const scripts = tags('page-header');
  const body = '<div data-widget="page-header"></div>';
  const page = await site.openDocument(html({ body, page: { ...data, breadcrumbs: trail }, scripts }));
  await settled(page, 'page-header');
  const links = page.locator('li a');
  // A target has 24 px (WCAG 2.5.8).
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  const lines = () =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
        return `${textDecorationLine} ${textDecorationThickness}`;
      }),
    );
  expect(await lines()).toEqual(['underline auto', 'underline auto']);
  needs('hover');
  await links.last().hover();
  expect(await lines()).toEqual(['underline auto', 'underline 2px']);
});

/** The parts of the login page that start at the same distance from the left, and this distance without their padding. */
const starts = (parts: string[]) =>
  parts.map((part) => {
    const element = document.querySelector(part) as Element;
    return element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
  });

test('the logo, the trail, the title, the card and the footer of the login page are aligned', async () => {
  const page = await site.open('/uk/account/login');
  await settled(page);
  for (const width of [320, 600, 640, 1361, 1920]) {
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
