import { expect, test } from 'vitest';
import { axeScript, faultsAtSize, faultsAtZoom } from './faults-of-state';
import { useSite } from './visit';
import { idsOf, walk } from './walk';

const host = useSite();
const at = (width: number) => ({
  ids: idsOf(['footer', 'page-header', 'header'], width),
  context: { viewport: { width, height: 900 }, reducedMotion: 'reduce' as const },
  script: axeScript,
});

test('at 375 px axe finds no problem in any state, also in forced colours; at 320 × 256 px nothing scrolls sideways', async () => {
  expect(at(375).ids.length).toBeGreaterThan(15);
  const found = await walk(host, at(375), async (page) => {
    await page.setViewportSize({ width: 375, height: 900 });
    return [...(await faultsAtSize(page)), ...(await faultsAtZoom(page))];
  });
  expect(found).toEqual([]);
});

test('at 1600 px axe finds no problem in any state, also in forced colours', async () => {
  expect(await walk(host, at(1600), faultsAtSize)).toEqual([]);
});
