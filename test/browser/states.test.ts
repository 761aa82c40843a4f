import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { useSite, type Visited } from './visit';

const host = useSite();
const widgets = ['footer', 'page-header', 'header'];

/** The states of these widgets, except those that wait for the time limit. The card has its own tests. */
const shown = states.filter(({ widget, slow }) => widgets.includes(widget) && !slow);

const idsAt = (width: number) =>
  shown.filter((state) => !state.width || state.width >= width).map(({ id }) => id);

async function open(id: string, context: Parameters<typeof host.open>[1]): Promise<Visited> {
  const page = await host.open(`/states/${id}?lang=uk`, context);
  await page.waitForSelector('html[data-driven]');
  expect(await page.getAttribute('html', 'data-driven')).toBe('done');
  return page;
}

async function expectAccessible(page: Visited): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as never as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  expect(found).toEqual([]);
}

const overflow = (page: Visited) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each([375, 1600])('at %i px axe finds no problem, in normal and in forced colours, in', (width) => {
  test.each(idsAt(width))('%s', async (id) => {
    const page = await open(id, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page);
  });
});

describe('at 320 × 256 px, as at a zoom of 400 %, nothing scrolls sideways in', () => {
  test.each(idsAt(320))('%s', async (id) => {
    const page = await open(id, { viewport: { width: 320, height: 256 } });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const boxes = await page
      .locator('[data-widget-state="ready"] :is(a, button, h1, li):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
    }
  });
});
