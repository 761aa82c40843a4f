import { expect, test } from 'vitest';
import { axeScript, faultsOfZoom, faultsToUse } from '../faults-of-state';
import { useSite, type Visited } from '../visit';
import { idsOf, walk } from '../walk';
import { trees } from './trees';

const host = useSite();
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
      if (box.left < left || box.right > right) found.push(`${each.outerHTML} sticks out`);
      if (each.matches('button, a, input, select') && box.height < 44)
        found.push(`${each.outerHTML} is ${box.height} high`);
    }
    return found;
  });

test('axe finds no problem in any state, also in forced colours; at 320 × 256 px nothing is cut off or too small to touch', async () => {
  const context = { hasTouch: true, reducedMotion: 'reduce' as const };
  const found = await walk(host, { ids, context, script: axeScript }, async (page) => {
    await page.setViewportSize({ width: 375, height: 900 });
    return [...(await faultsToUse(page)), ...(await faultsOfZoom(page)), ...(await faultsOfBoxes(page))];
  });
  expect(found).toEqual([]);
});

const hideDigits = (time: string) => time.replace(/\d/g, 'N');

test('each state has the expected accessibility tree, and no two buttons have the same name', async () => {
  const shown = ids.filter((id) => id !== 'login-no-script');
  expect(Object.keys(trees)).toEqual(shown);
  const visit = { ids: shown, context: { viewport: { width: 480, height: 800 } }, lang: 'en' };
  const found = await walk(host, visit, async (page, id) => {
    const snapshot = await page.locator('[data-widget]').ariaSnapshot();
    const tree = snapshot
      .replace(/\d+ s\b/g, 'N s')
      .replace(/\b\d(:\d\d)+"/g, hideDigits)
      .split('\n');
    expect([id, ...tree]).toEqual([id, ...(trees[id] ?? [])]);
    const buttons = tree.filter((line) => line.includes('- button'));
    return buttons.filter((line, at) => buttons.indexOf(line) !== at);
  });
  expect(found).toEqual([]);
});
