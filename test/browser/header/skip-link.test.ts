import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { html, tags } from '../document';
import { needs } from '../engines/needs';
import { settled, useSite } from '../visit';

const site = useSite();

test('the first link, visible only with the focus, leads to the only main element, if there is one', async () => {
  const body = '<div data-widget="header"></div>';
  const page = await site.openDocument(html({ body, scripts: tags('header') }));
  await settled(page);
  const link = page.getByRole('link', { name: uk.SkipToContent });
  const logo = page.locator('header a[title]');
  /** Adds a main element. The header looks again at the next focus. */
  const addMain = async (content: string) => {
    await page.evaluate((content) => document.body.insertAdjacentHTML('beforeend', content), content);
    await logo.evaluate((element) => element.blur());
    await logo.focus();
  };
  const clipPath = () => link.evaluate((each) => getComputedStyle(each).clipPath);
  expect(await link.count()).toBe(0);
  await addMain('<main></main>');
  await link.waitFor({ state: 'attached' });
  expect(await clipPath()).toBe('inset(50%)');
  await addMain('<main id="content"><a href="/first">First</a></main>');
  await link.waitFor({ state: 'detached' });
  await page.evaluate(() => document.querySelector('main:not([id])')?.remove());

  needs('input');
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await addMain('');
  await link.waitFor({ state: 'attached' });
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(uk.SkipToContent);
  expect(await clipPath()).toBe('none');
  await page.keyboard.press('Enter');
  expect(await focused()).toBe('content');
  expect(page.url()).not.toContain('#');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('First');
  expect(await page.locator('main').getAttribute('tabindex')).toBeNull();
});
