import { expect, test } from 'vitest';
import { axeScript, faultsAtSize, faultsAtZoom } from '../faults-of-state';
import { useSite, type Visited } from '../visit';
import { idsOf, walk } from '../walk';
import { trees } from './trees';

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

const hideDigits = (time: string) => time.replace(/\d+/g, 'N');

/** The accessibility tree without the digits of the countdown. */
async function treeOf(page: Visited): Promise<string[]> {
  const snapshot = await page.locator('[data-widget]').ariaSnapshot();
  return snapshot
    .replace(/\d+ с(?=")/g, hideDigits)
    .replace(/\b\d{1,2}(:\d\d)+"/g, (time) => time.replace(/\d/g, 'N'))
    .split('\n');
}

test('each state has the expected accessibility tree, and axe finds no problem, also in forced colours; at 320 × 256 px nothing is cut off or too small to touch', async () => {
  expect(Object.keys(trees).sort()).toEqual(ids.filter((id) => id !== 'login-card-no-script').sort());
  const context = { hasTouch: true, reducedMotion: 'reduce' as const };
  const found = await walk(site, { ids, context, script: axeScript }, async (page, id) => {
    const tree = await treeOf(page);
    if (trees[id]) expect([id, ...tree]).toEqual([id, ...trees[id]]);
    const buttons = tree.filter((line) => line.includes('- button'));
    const alike = buttons.filter((line, at) => buttons.indexOf(line) !== at);
    await page.setViewportSize({ width: 375, height: 900 });
    return [
      ...alike.map((line) => `there are two of ${line}`),
      ...(await faultsAtSize(page)),
      ...(await faultsAtZoom(page)),
      ...(await faultsOfBoxes(page)),
    ];
  });
  expect(found).toEqual([]);
});
