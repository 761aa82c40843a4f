import { expect, test } from 'vitest';
import { uk } from '../texts';
import { data, html, tags } from './document';
import { settled, useSite } from './visit';

const site = useSite();
const open = async (page: object, attributes = '', width = 1361) => {
  const body = `<div data-widget="page-header" ${attributes}></div>`;
  const visited = await site.openDocument(
    html({ body, page: { ...data, ...page }, scripts: tags('page-header') }),
    {},
    { viewport: { width, height: 800 }, reducedMotion: 'reduce' },
  );
  await settled(visited, 'page-header');
  return visited;
};

test('shows the title and the trail; the last entry is the current page', async () => {
  const page = await open({
    breadcrumbs: [
      { name: 'Головна', link: '/uk' },
      { name: 'Кабінет', link: '/uk/panel' },
      { name: 'Звіти', link: '/uk/report' },
    ],
    title: 'Звіти за рік',
  });
  expect(await page.locator('[data-widget]').ariaSnapshot()).toBe(
    `- navigation "${uk.Breadcrumb}":
  - list:
    - listitem:
      - link "Головна":
        - /url: /uk
    - listitem:
      - link "Кабінет":
        - /url: /uk/panel
    - listitem:
      - link "Звіти":
        - /url: /uk/report
- heading "Звіти за рік" [level=1]`,
  );
  expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(['Звіти']);
});

test('data-page="login" needs no breadcrumbs: home, then Login, with Login as the title', async () => {
  const page = await open({}, 'data-page="login"');
  const trail = await page
    .locator('li')
    .evaluateAll((all) =>
      all.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
    );
  expect(trail).toEqual([
    [uk.HomePage, '/uk'],
    [uk.LoginTitle, null],
  ]);
  expect(await page.textContent('h1')).toBe(uk.LoginTitle);
  expect(await page.textContent('[aria-current="page"]')).toBe(uk.LoginTitle);
});

test('control buttons are links, or send their action in an event', async () => {
  const page = await open({
    title: 'Звіти',
    controls: [
      { name: 'Файл', link: '/file' },
      { name: 'Друк', action: 'print' },
    ],
  });
  await page.evaluate(() =>
    document.body.addEventListener('page-header:control', (event) =>
      Object.assign(window, { sent: [(event as CustomEvent).detail, event.cancelable] }),
    ),
  );
  expect(await page.getByRole('link', { name: 'Файл' }).getAttribute('href')).toBe('/file');
  await page.getByRole('button', { name: 'Друк' }).click();
  expect(await page.evaluate(() => (window as never as { sent: unknown }).sent)).toEqual([
    { action: 'print' },
    false,
  ]);
});

test('shows nothing when the page gives no data', async () => {
  const page = await open({});
  expect(await page.locator('nav, h1, button, a').count()).toBe(0);
});

const trail = [
  { name: 'Головна', link: '/uk' },
  { name: 'Кабінет', link: '/uk/panel' },
  { name: 'Звіти', link: '' },
];

test.each([320, 375, 599])('at %i px the trail is one link to the parent page', async (width) => {
  const page = await open({ title: 'Звіти', breadcrumbs: trail }, '', width);
  expect(await page.locator('li:visible').allTextContents()).toEqual(['Кабінет']);
  const link = page.getByRole('navigation').getByRole('link');
  expect(await link.getAttribute('href')).toBe('/uk/panel');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  const arrow = await page
    .locator('li:visible')
    .evaluate((item) => getComputedStyle(item, '::before').borderLeftWidth);
  expect(arrow).toBe('2px');
});

test('a trail of one entry is shown on a phone, too', async () => {
  const page = await open({ breadcrumbs: [{ name: 'Звіти', link: '' }] }, '', 320);
  expect(await page.locator('li:visible').allTextContents()).toEqual(['Звіти']);
});

const controls = ['Додати', 'Оновити', 'Друк'].map((name) => ({ name, action: name }));

test('only the first control is primary', async () => {
  const page = await open({ title: 'Звіти', controls });
  const colours = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(colours).toEqual(['rgb(43, 125, 56)', 'rgb(211, 236, 248)', 'rgb(211, 236, 248)']);
});

test('a button looks different under the mouse, and different again while it is pressed', async () => {
  const page = await open({ title: 'Звіти', controls });
  for (const { name } of controls) {
    const button = page.getByRole('button', { name });
    const shade = () => button.evaluate((element) => getComputedStyle(element).boxShadow);
    await page.mouse.move(0, 700);
    const seen = [await shade()];
    await button.hover();
    seen.push(await shade());
    await page.mouse.down();
    seen.push(await shade());
    await page.mouse.up();
    expect(new Set(seen).size).toBe(3);
  }
});

test('a page header without data has no height', async () => {
  const page = await open({});
  expect((await page.locator('[data-widget]').boundingBox())?.height).toBe(0);
});
