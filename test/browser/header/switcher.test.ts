import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { useSite, type Visited } from '../visit';
import { language, openHeader, visitorPage } from './header';

const site = useSite();
const button = `header [aria-label^="${uk.Language}"]`;
const switcher = (page: Visited) => page.locator(button);
const list = (page: Visited) => page.locator(`${button} + div`);
const options = (page: Visited) =>
  list(page)
    .locator('button')
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('lang'),
        each.textContent,
        each.querySelector('img')?.getAttribute('src'),
      ]),
    );

test('lists all languages except the current one and German, each with its flag and its own lang', async () => {
  const page = await openHeader(site);
  expect(await switcher(page).getAttribute('aria-label')).toBe(language);
  expect(await switcher(page).locator('img').getAttribute('src')).toBe('/Content/flags/uk.svg');
  expect(await list(page).getAttribute('id')).toBe(await switcher(page).getAttribute('aria-controls'));
  expect(await list(page).isVisible()).toBe(false);
  await switcher(page).click();
  expect(await switcher(page).getAttribute('aria-expanded')).toBe('true');
  expect(await options(page)).toEqual([
    ['ru', 'Русский', '/Content/flags/ru.svg'],
    ['en', 'English', '/Content/flags/en.svg'],
  ]);
  expect(await page.getByRole('button', { name: 'English', exact: true }).isVisible()).toBe(true);
  await switcher(page).click();
  expect(await list(page).isVisible()).toBe(false);
  expect(page.complaints).toEqual([]);
});

test('opens and closes by touch, and closes by a touch outside', async () => {
  const page = await openHeader(site, { touch: true });
  await switcher(page).tap();
  expect(await list(page).isVisible()).toBe(true);
  await page.touchscreen.tap(5, 790);
  expect(await list(page).isVisible()).toBe(false);
});

test('by keyboard, Escape closes the list and returns the focus; leaving the list closes it too', async () => {
  const page = await openHeader(site);
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Русский');
  await page.keyboard.press('Escape');
  expect(await list(page).isVisible()).toBe(false);
  expect(await switcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  expect(await list(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
});

test('a click on an element that stops the event still closes the list', async () => {
  const page = await openHeader(site);
  await page.evaluate(() =>
    document.querySelector('main')?.addEventListener('click', (event) => event.stopPropagation()),
  );
  await switcher(page).click();
  await page.evaluate(() => document.querySelector<HTMLElement>('#outside')?.click());
  expect(await list(page).isVisible()).toBe(false);
});

test('the letter case of the current language does not matter', async () => {
  const languages = { Uk: 'Українська', Ru: 'Русский' };
  const page = await openHeader(site, { page: { ...visitorPage, languages } });
  expect(await switcher(page).getAttribute('aria-label')).toBe(language);
  expect((await options(page)).map(([code]) => code)).toEqual(['Ru']);
});

test('the flags of the list are loaded when it opens, not before', async () => {
  const page = await openHeader(site);
  const flags = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => name.match(/flags\/(\w+)/)?.[1] ?? [])
        .sort(),
    );
  const loaded = (selector: string) =>
    page.waitForFunction((each) => {
      const flag = document.querySelector<HTMLImageElement>(`${each} img`);
      return flag?.complete && flag.naturalWidth > 0;
    }, selector);
  await loaded(button);
  expect(await flags()).toEqual(['uk']);
  await switcher(page).click();
  await loaded('header [lang="en"]');
  await loaded('header [lang="ru"]');
  expect(await flags()).toEqual(['en', 'ru', 'uk']);
});

test('a flag that does not load is replaced by the code, and the name stays', async () => {
  const page = await openHeader(site, {
    page: { ...visitorPage, lang: 'xx', languages: { xx: 'Ікс', pl: 'Polski', en: 'English' } },
  });
  /** The code that replaces the flag. Firefox computes `content` to the text of the rule. */
  const code = (selector: string) =>
    page.locator(`${selector} [data-code]`).evaluate((flag) => {
      const text = `"${flag.getAttribute('data-code')}"`;
      return getComputedStyle(flag, '::after').content.replace('attr(data-code)', text);
    });
  expect(await code(button)).toBe('"xx"');
  expect(await switcher(page).locator('img').isVisible()).toBe(false);
  await switcher(page).click();
  expect(await code('header [lang="pl"]')).toBe('"pl"');
  expect(await page.textContent('header [lang="pl"]')).toBe('Polski');
  expect(await page.getByRole('button', { name: 'Polski', exact: true }).count()).toBe(1);
  await page.locator('header [lang="en"] img').waitFor();
  expect(await page.locator('header [lang="en"] [data-code]').count()).toBe(0);
});

test('with one language, and German, there is no switcher', async () => {
  const page = await openHeader(site, { page: { ...visitorPage, languages: { uk: 'У', de: 'D' } } });
  expect(await page.locator('header button:visible').count()).toBe(0);
});

test('a current language that is not in the list is named by its code', async () => {
  const page = await openHeader(site, { page: { ...visitorPage, lang: 'fr' } });
  expect(await switcher(page).getAttribute('aria-label')).toBe(`${uk.Language}: fr`);
  expect((await options(page)).map(([code]) => code)).toEqual(['uk', 'ru', 'en']);
});
