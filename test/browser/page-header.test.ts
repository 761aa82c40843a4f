import { expect, test } from 'vitest';
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

const trail = [
  { name: 'Головна', link: '/uk' },
  { name: 'Кабінет', link: '/uk/panel' },
  { name: 'Звіти', link: '' },
];

test.each([320, 599])('at %i px the trail is one link to the parent page', async (width) => {
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

test('a page header without data has no height', async () => {
  const page = await open({});
  expect((await page.locator('[data-widget]').boundingBox())?.height).toBe(0);
});
