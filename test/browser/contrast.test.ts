import { expect, test } from 'vitest';
import { uk } from '../texts';
import { contrast } from './colours';
import { fullPage } from './document';
import { lowContrasts } from './faults-of-state';
import { settled, useSite, type Visited } from './visit';

const site = useSite();

/** Parts, the property with their colour, and the element behind them. A colour of the focus needs the focus. */
const parts = [
  ['[data-mode] div:has(> input)', 'borderTopColor', '[data-mode]'],
  ['[data-mode] div:has(> input)', 'boxShadow', '[data-mode]'],
  ['[data-mode] [type=submit]', 'outlineColor', '[data-mode]'],
  ['header > a', 'outlineColor', 'header'],
  ['nav button svg', 'stroke', 'header'],
  ['footer a >> nth=0', 'outlineColor', 'footer'],
] as const;

type Property = (typeof parts)[number][1] | 'backgroundColor' | 'borderBottomColor' | 'borderLeftColor';

const colourOf = (page: Visited, selector: string, property: Property) =>
  page.locator(selector).evaluate((part, name) => {
    const target = (part.querySelector('input') ?? part) as HTMLElement;
    if (name === 'boxShadow' || name === 'outlineColor') target.focus();
    return getComputedStyle(part)[name];
  }, property);

const themes = {
  white: { '--widget-header-background': '#fff', '--widget-header-accent': '#2b7d38' },
  yellow: { '--widget-primary': '#ffd400', '--widget-secondary': '#ffe97a' },
  dark: { '--widget-primary': '#102a43', '--widget-secondary': '#1d3557' },
};

// Axe computes the contrast of texts only.
const calm = { viewport: { width: 1360, height: 800 }, reducedMotion: 'reduce' as const };

test('borders of fields, the focus and icons have a contrast of 3:1 with what is behind them', async () => {
  const page = await site.openDocument(fullPage(), {}, calm);
  await settled(page);
  const found: [string, number][] = [];
  for (const [selector, property, behind] of parts) {
    const colours = [
      await colourOf(page, selector, property),
      await colourOf(page, behind, 'backgroundColor'),
    ] as const;
    found.push([`${selector}: ${property}`, contrast(...colours)]);
  }
  expect(found.filter(([, ratio]) => !(ratio >= 3))).toEqual([]);
});

test('a white header menu and a white footer have an edge on a white page', async () => {
  const page = await site.openDocument(fullPage(), {}, { viewport: { width: 375, height: 800 } });
  await settled(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--widget-header-background', '#fff'));
  await page.getByRole('button', { name: uk.Menu }).click();
  for (const [part, property] of [
    ['header nav > ul', 'borderBottomColor'],
    ['header nav > ul', 'borderLeftColor'],
    ['footer', 'borderTopColor'],
  ] as const)
    expect(contrast(await colourOf(page, part, property), 'rgb(255, 255, 255)'), part).toBeGreaterThan(1.5);
});

test('a white second button has an edge on the card', async () => {
  const page = await site.openDocument(fullPage(), {}, calm);
  await settled(page);
  await page.evaluate(() => document.documentElement.style.setProperty('--widget-secondary', '#fff'));
  const edge = await colourOf(page, '[data-mode] > p + div button >> nth=0', 'borderTopColor');
  expect(contrast(edge, 'rgb(255, 255, 255)')).toBeGreaterThan(1.3);
});

test.each(Object.entries(themes))(
  'texts on the colours of a %s theme turn black or white',
  async (_, theme) => {
    const page = await site.openDocument(fullPage(), {}, calm);
    await settled(page);
    await page.evaluate((colours) => {
      for (const [name, colour] of Object.entries(colours))
        document.documentElement.style.setProperty(name, colour);
    }, theme);
    expect(await lowContrasts(page)).toEqual([]);
  },
);

/** Brands of one colour: navy, pink, red, teal and grey. The last four are neither light nor dark. */
const brands = ['#0b1f66', '#e6007e', '#e53935', '#00897b', '#777777'];

test('where the header has the primary colour, its texts can be read, and Login in the menu has an edge', async () => {
  const page = await site.openDocument(fullPage(), {}, { ...calm, viewport: { width: 375, height: 800 } });
  await settled(page);
  await page.getByRole('button', { name: uk.Menu }).click();
  const login = 'nav > ul > :last-child > a';
  await page.locator(login).waitFor();
  const faults: unknown[] = [];
  for (const brand of brands) {
    await page.evaluate((brand) => {
      for (const name of ['primary', 'header-background'])
        document.documentElement.style.setProperty(`--widget-${name}`, brand);
      document.documentElement.style.setProperty('--widget-header-accent', '#fff');
    }, brand);
    const edge = await colourOf(page, login, 'borderTopColor');
    const width = await page.locator(login).evaluate((each) => getComputedStyle(each).borderTopWidth);
    const behind = await colourOf(page, 'nav > ul', 'backgroundColor');
    if (width === '0px' || contrast(edge, behind) < 3) faults.push(`${brand}: the edge of Login`);
    for (const fault of await lowContrasts(page)) faults.push([brand, fault]);
  }
  expect(faults).toEqual([]);
});

test('a text on the primary colour has the colour that the site has chosen', async () => {
  const page = await site.openDocument(fullPage(), {}, { viewport: { width: 1361, height: 800 } });
  await settled(page);
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--widget-primary', '#e6007e');
    document.documentElement.style.setProperty('--widget-on-primary', '#fff');
  });
  for (const part of ['[data-mode] [type=submit]', 'nav > ul > :last-child > a'])
    expect(await page.locator(part).evaluate((each) => getComputedStyle(each).color)).toBe(
      'rgb(255, 255, 255)',
    );
});

test('with more contrast texts have 7:1, links and plain buttons a line, other buttons and fields an edge', async () => {
  const context = { viewport: { width: 1361, height: 800 }, contrast: 'more' as const };
  const page = await site.openDocument(fullPage(), {}, context);
  await settled(page);
  await page.getByRole('button', { name: uk.Next }).click();
  await page.getByText(uk.PhoneNumberRequiredError).waitFor();
  expect(await lowContrasts(page, 7)).toEqual([]);
  const lines = await page
    .locator('footer li a, [data-widget="page-header"] li a:not([aria-current])')
    .or(page.getByRole('button', { name: uk.SignUp }))
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['underline']));
  for (const part of ['[data-mode] div:has(> input)', '[data-mode] > p + div button >> nth=0'])
    expect(contrast(await colourOf(page, part, 'borderTopColor'), 'rgb(255, 255, 255)')).toBeGreaterThan(7);
  for (const pseudo of ['::before', '::after'])
    expect(
      await page
        .getByText(uk.Or, { exact: true })
        .evaluate((or, pseudo) => getComputedStyle(or, pseudo).borderTopColor, pseudo),
    ).toBe('rgb(0, 0, 0)');

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: uk.Menu }).click();
  await page.getByRole('link', { name: uk.Login, exact: true }).waitFor();
  expect(await lowContrasts(page, 7)).toEqual([]);
  // The site's own colour stays, with the text that is easier to read on it.
  await page.evaluate(() => document.documentElement.style.setProperty('--widget-primary', '#ffd400'));
  const next = page.getByRole('button', { name: uk.Next });
  expect(await next.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(255, 212, 0)');
  expect(await lowContrasts(page, 7)).toEqual([]);
});
