import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { data, html, tags } from './document';
import { settled, useSite } from './visit';

const site = useSite();

/** The first code block of a document in this language that begins with these characters. */
const snippet = (document: string, language: string, start: string) =>
  readFileSync(document, 'utf8').match(new RegExp(`\`\`\`${language}\n(${start}.*?)\`\`\``, 's'))?.[1] ?? '';

test('the page to paste shows all four widgets in Ukrainian, and the console stays silent', async () => {
  const page = await site.openDocument(snippet('README.md', 'html', '<'));
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Вхід');
  expect(await page.getByLabel('Номер телефону').isVisible()).toBe(true);
  await page.waitForLoadState();
  const own = page.complaints.filter((text) => text.startsWith('ev-portal-widgets'));
  expect(own).toEqual([]);
});

test('the custom properties take effect inside the widgets', async () => {
  const theme = site.stylesheet(snippet('src/site-guide/README.md', 'css', ':root'));
  const body = ['header', 'footer', 'page-header']
    .map((name) => `<div data-widget="${name}"></div>`)
    .join('');
  const controls = [{ name: 'Друк', action: 'print' }];
  const page = await site.openDocument(
    html({
      head: theme,
      body,
      page: { ...data, title: 'Звіти', controls },
      scripts: tags('header', 'footer', 'page-header'),
    }),
  );
  await settled(page);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, fontFamily, maxWidth } = getComputedStyle(element);
        return { backgroundColor, borderTopColor, fontFamily, maxWidth };
      });
  expect(await style('footer')).toMatchObject({
    backgroundColor: 'rgb(16, 42, 67)',
    fontFamily: 'Georgia, serif',
  });
  expect(await style('header')).toMatchObject({ backgroundColor: 'rgb(16, 42, 67)' });
  expect(await style('footer > :last-child')).toMatchObject({
    borderTopColor: 'rgb(240, 180, 41)',
    maxWidth: '1140px',
  });
  expect(await style('[data-widget="page-header"] button')).toMatchObject({
    backgroundColor: 'rgb(31, 95, 191)',
  });
});
