import { expect, test } from 'vitest';
import { data, html, tags } from './document';
import { mountAgain, settled, useSite } from './visit';

const site = useSite();
const trail = [
  { name: 'Головна', link: '/uk' },
  { name: 'Кабінет', link: '/uk/panel' },
  { name: 'Звіти', link: '' },
];
const controls = ['Додати', 'Оновити', 'Друк'].map((name) => ({ name, action: name }));

test('on a phone the trail is one link to the parent page; only the first control is primary; without data there is no height', async () => {
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
  const colours = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(colours).toEqual(['rgb(43, 125, 56)', 'rgb(211, 236, 248)', 'rgb(211, 236, 248)']);

  await mountAgain(page, { ...data, breadcrumbs: [{ name: 'Звіти', link: '' }] });
  expect(await entries.allTextContents()).toEqual(['Звіти']);
  await mountAgain(page, data);
  expect((await page.locator('[data-widget]').boundingBox())?.height).toBe(0);
});
