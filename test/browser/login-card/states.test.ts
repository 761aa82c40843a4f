import { expect, test } from 'vitest';
import { axeScript, cutWithSpacing, faultsAtSize, faultsAtZoom } from '../faults-of-state';
import { useSite, type Visited } from '../visit';
import { idsOf, walk } from '../walk';

const site = useSite();
const ids = idsOf(['login-card']);

/** At 320 px: elements that extend outside the card, and elements that are too small to touch. */
const faultsOfBoxes = (page: Visited) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-mode]');
    if (!root) return [];
    const { left, right } = root.getBoundingClientRect();
    const found: string[] = [];
    for (const each of root.querySelectorAll('*:not([role=status], option)')) {
      const box = each.getBoundingClientRect();
      // An element with display: contents has no box of its own.
      if (!each.getClientRects().length) continue;
      if (box.left < left || box.right > right) found.push(`${each.outerHTML} extends outside the card`);
      if (each.matches('button, a, input, select') && box.height < 44)
        found.push(`${each.outerHTML} is only ${box.height} px high`);
    }
    return found;
  });

/** Buttons with equal names. */
async function buttonsAlike(page: Visited): Promise<string[]> {
  const tree = await page.locator('[data-widget]').ariaSnapshot();
  const buttons = tree.split('\n').filter((line) => line.includes('- button'));
  return buttons.filter((line, at) => buttons.indexOf(line) !== at).map((line) => `there are two of ${line}`);
}

test('in each state axe finds no problem, also in forced colours, no two buttons have one name, and text spacing cuts nothing off; at 320 × 256 px nothing is cut off or too small to touch', async () => {
  const context = { hasTouch: true, reducedMotion: 'reduce' as const };
  const found = await walk(site, { ids, context, script: axeScript }, async (page) => {
    const alike = await buttonsAlike(page);
    await page.setViewportSize({ width: 375, height: 900 });
    return [
      ...alike,
      ...(await faultsAtSize(page)),
      ...(await cutWithSpacing(page)),
      ...(await faultsAtZoom(page)),
      ...(await faultsOfBoxes(page)),
    ];
  });
  expect(found).toEqual([]);
});
