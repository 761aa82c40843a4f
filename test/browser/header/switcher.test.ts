import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { useSite, type Visited } from '../visit';
import { language, openHeader, panelOf, visitorPage } from './header';

const site = useSite();
const button = `header [aria-label^="${uk.Language}"]`;
const switcher = (page: Visited) => page.locator(button);
const codes = (page: Visited) =>
  page
    .locator(`${button} + div button`)
    .evaluateAll((all) =>
      all.map((each) => [
        each.getAttribute('lang'),
        each.textContent,
        each.querySelector('img')?.getAttribute('src'),
      ]),
    );

test('the list has all languages but the current one and German, each with its own lang and its flag', async () => {
  const page = await openHeader(site);
  const loaded = async (...flags: string[]) => {
    for (const selector of flags)
      await page.waitForFunction((each) => {
        const flag = document.querySelector<HTMLImageElement>(`${each} img`);
        return flag?.complete && flag.naturalWidth > 0;
      }, selector);
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => name.match(/flags\/(\w+)/)?.[1] ?? [])
        .sort(),
    );
  };
  expect(await switcher(page).getAttribute('aria-label')).toBe(language);
  expect(await switcher(page).locator('img').getAttribute('src')).toBe('/Content/flags/uk.svg');
  expect(await panelOf(switcher(page)).isVisible()).toBe(false);
  expect(await loaded(button)).toEqual(['uk']);
  await switcher(page).click();
  expect(await codes(page)).toEqual([
    ['ru', 'Русский', '/Content/flags/ru.svg'],
    ['en', 'English', '/Content/flags/en.svg'],
  ]);
  expect(await loaded('header [lang="en"]', 'header [lang="ru"]')).toEqual(['en', 'ru', 'uk']);
});

const { languages } = visitorPage;

test.each([
  ['the letter case does not matter', { languages: { Uk: 'Українська', Ru: 'Русский' } }, [language], ['Ru']],
  ['its code if the list lacks it', { lang: 'fr', languages }, [`${uk.Language}: fr`], ['uk', 'ru', 'en']],
  ['no switcher if there is only one', { languages: { uk: 'У', de: 'D' } }, [], []],
])('of the current language: %s', async (_, data, names, others) => {
  const page = await openHeader(site, { page: { ...visitorPage, ...data } });
  expect(await switcher(page).evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual(names);
  expect((await codes(page)).map(([code]) => code)).toEqual(others);
});

test('a flag that does not load is replaced by the code, and the name stays', async () => {
  const page = await openHeader(site, {
    page: { ...visitorPage, lang: 'xx', languages: { xx: 'Ікс', fr: 'Français', en: 'English' } },
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
  expect(await code('header [lang="fr"]')).toBe('"fr"');
  expect(await page.textContent('header [lang="fr"]')).toBe('Français');
  expect(await page.getByRole('button', { name: 'Français', exact: true }).count()).toBe(1);
  await page.locator('header [lang="en"] img').waitFor();
  expect(await page.locator('header [lang="en"] [data-code]').count()).toBe(0);
});
