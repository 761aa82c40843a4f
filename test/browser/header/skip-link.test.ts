import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { data, html, tags } from '../document';
import { needs } from '../engines/needs';
import { settled, useSite, type Visited } from '../visit';

const site = useSite();

async function open(content: string): Promise<Visited> {
  const body = `<div data-widget="header"></div>${content}`;
  const page = await site.openDocument(html({ body, page: data, scripts: tags('header') }));
  await settled(page);
  return page;
}

const link = (page: Visited) => page.getByRole('link', { name: uk.SkipToContent });

const focused = (page: Visited) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

test('the first link of the header leads to the content, and is visible only with the focus', async () => {
  needs('input');
  const page = await open('<main id="content"><a href="/first">First</a></main>');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(uk.SkipToContent);
  expect(await link(page).evaluate((each) => getComputedStyle(each).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('content');
  expect(page.url()).not.toContain('#');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('First');
  expect(await page.locator('main').getAttribute('tabindex')).toBeNull();
});

test.each(['', '<main></main><main></main>'])(
  'there is none without one main element: %j',
  async (content) => {
    expect(await link(await open(content)).count()).toBe(0);
  },
);

test('a main element that comes with the next focus counts', async () => {
  const page = await open('');
  await page.evaluate(() => document.body.append(document.createElement('main')));
  await page.locator('header a').first().focus();
  await link(page).waitFor({ state: 'attached' });
});
