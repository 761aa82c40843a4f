import { expect, test } from 'vitest';
import { axeScript, cutWithSpacing, faultsAtSize, faultsAtZoom } from './faults-of-state';
import { useSite } from './visit';
import { idsOf, otherWidgets, walk } from './walk';

const site = useSite();

// development.test.ts opens these states at 1600 px, and login-card/states.test.ts opens those of the login card.
test('at 375 px axe finds no problem in any state, also in forced colours, each button shows something, and text spacing cuts nothing off; at 320 × 256 px nothing scrolls sideways', async () => {
  const ids = idsOf(otherWidgets);
  expect(ids.length).toBeGreaterThan(15);
  const context = { viewport: { width: 375, height: 900 }, reducedMotion: 'reduce' as const };
  const found = await walk(site, { ids, context, script: axeScript }, async (page) => {
    await page.setViewportSize({ width: 375, height: 900 });
    return [...(await faultsAtSize(page)), ...(await cutWithSpacing(page)), ...(await faultsAtZoom(page))];
  });
  expect(found).toEqual([]);
});
