import { expect, test } from 'vitest';
import { fullPage } from './document';
import { settled, useSite, type Visited } from './visit';

const site = useSite();

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [...colour.matchAll(/[\d.]+/g)].map(([value]) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Parts, the property with their colour, and the element behind them. A colour of the focus needs the focus. */
const parts = [
  ['[data-mode] div:has(> input)', 'borderTopColor', '[data-mode]'],
  ['[data-mode] div:has(> input)', 'boxShadow', '[data-mode]'],
  ['[data-mode] [type=submit]', 'outlineColor', '[data-mode]'],
  ['header > a', 'outlineColor', 'header'],
  ['nav button svg', 'stroke', 'header'],
  ['footer a >> nth=0', 'outlineColor', 'footer'],
] as const;

type Property = (typeof parts)[number][1] | 'backgroundColor';

const colourOf = (page: Visited, selector: string, property: Property) =>
  page.locator(selector).evaluate((part, name) => {
    const target = (part.querySelector('input') ?? part) as HTMLElement;
    if (name === 'boxShadow' || name === 'outlineColor') target.focus();
    return getComputedStyle(part)[name];
  }, property);

// Axe computes the contrast of texts only.
test('borders of fields, the focus and icons have a contrast of 3:1 with what is behind them', async () => {
  const context = { viewport: { width: 1360, height: 800 }, reducedMotion: 'reduce' as const };
  const page = await site.openDocument(fullPage(), {}, context);
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
