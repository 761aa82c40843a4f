import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { useSite, type Visited } from './visit';

const host = useSite();
const widgets = ['footer', 'page-header', 'header'];

/** The states of these widgets, except those that wait for the time limit. The card has its own tests. */
const shown = states.filter(({ widget, slow }) => widgets.includes(widget) && !slow);

const idsAt = (width: number) =>
  shown.filter((state) => !state.width || state.width >= width).map(({ id }) => id);

/** Opens the states one after another in one page; what is wrong with them, by state. */
async function look(
  width: number,
  context: Parameters<typeof host.visitor>[0],
  faultsOf: (page: Visited) => Promise<string[]>,
  first = '',
): Promise<string[]> {
  const page = await host.visitor(context);
  await page.addInitScript(first);
  // What one state has stored must not change the next one.
  await page.addInitScript(() => sessionStorage.clear());
  const ids = idsAt(width);
  expect(ids.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const id of ids) {
    await page.goto(`${host.site.url}/states/${id}?lang=uk`);
    await page.waitForSelector('html[data-driven]');
    const driven = await page.getAttribute('html', 'data-driven');
    const faults = driven === 'done' ? await faultsOf(page) : [String(driven)];
    found.push(...faults.map((fault) => `${id}: ${fault}`));
  }
  return found;
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, by all its rules or by some. */
const violations = (page: Visited, ...runOnly: string[]) =>
  page.evaluate(
    async (options) => {
      const { violations } = await (window as never as { axe: typeof axe }).axe.run(options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { resultTypes: ['violations' as const], ...(runOnly.length && { runOnly }) },
  );

/** How far the page scrolls sideways, if it does. */
async function overflow(page: Visited): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`the page is ${by} px too wide`] : [];
}

test.each([375, 1600])(
  'at %i px axe finds no problem in any state, in normal and in forced colours',
  async (width) => {
    const context = { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const };
    const faultsOf = async (page: Visited) => {
      const faults = [...(await violations(page)), ...(await overflow(page))];
      await page.emulateMedia({ forcedColors: 'active' });
      // The other rules look at the elements, which are the same.
      const forced = await violations(page, 'color-contrast', 'link-in-text-block');
      await page.emulateMedia({ forcedColors: 'none' });
      return [...faults, ...forced.map((each) => `in forced colours ${each}`)];
    };
    expect(await look(width, context, faultsOf, axeScript)).toEqual([]);
  },
);

test('at 320 × 256 px, as at a zoom of 400 %, no state scrolls sideways', async () => {
  const found = await look(320, { viewport: { width: 320, height: 256 } }, async (page) => {
    const cut = await page
      .locator('[data-widget-state="ready"] :is(a, button, h1, li):visible')
      .evaluateAll((all) =>
        all
          .filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            return left < 0 || right > 320;
          })
          .map((each) => `${each.outerHTML} is cut off`),
      );
    return [...(await overflow(page)), ...cut];
  });
  expect(found).toEqual([]);
});
