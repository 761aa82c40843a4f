import { expect, test } from 'vitest';
import { data, html, tags } from './document';
import { settled, useSite } from './visit';

const host = useSite();
const open = async (page: object, attributes = '') => {
  const body = `<div data-widget="page-header" ${attributes}></div>`;
  const visited = await host.openDocument(
    html({ body, page: { ...data, ...page }, scripts: tags('page-header') }),
  );
  await settled(visited, 'page-header');
  return visited;
};

test('shows the trail, its last entry the current page, and the title', async () => {
  const page = await open({
    breadcrumbs: [
      { name: 'Головна', link: '/uk' },
      { name: 'Кабінет', link: '/uk/panel' },
      { name: 'Звіти', link: '/uk/report' },
    ],
    title: 'Звіти за рік',
  });
  expect(await page.locator('[data-widget]').ariaSnapshot()).toBe(
    `- navigation "Шлях до сторінки":
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
    ['Головна', '/uk'],
    ['Вхід', null],
  ]);
  expect(await page.textContent('h1')).toBe('Вхід');
  expect(await page.textContent('[aria-current="page"]')).toBe('Вхід');
});

test('control buttons are links, or tell their action by an event', async () => {
  const page = await open({
    title: 'Звіти',
    controls: [
      { name: 'Файл', link: '/file' },
      { name: 'Друк', action: 'print' },
    ],
  });
  await page.evaluate(() =>
    document.body.addEventListener('page-header:control', (event) =>
      Object.assign(window, { told: [(event as CustomEvent).detail, event.cancelable] }),
    ),
  );
  expect(await page.getByRole('link', { name: 'Файл' }).getAttribute('href')).toBe('/file');
  await page.getByRole('button', { name: 'Друк' }).click();
  expect(await page.evaluate(() => (window as never as { told: unknown }).told)).toEqual([
    { action: 'print' },
    false,
  ]);
});

test('shows nothing where the page gives nothing', async () => {
  const page = await open({});
  expect(await page.locator('nav, h1, button, a').count()).toBe(0);
});
