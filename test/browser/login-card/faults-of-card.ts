import type { Visited } from '../visit';

/** Elements of ours that extend outside the card, and elements that are too small to touch. */
export const faultsOfBoxes = (page: Visited) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-mode]');
    if (!root) return [];
    const { left, right } = root.getBoundingClientRect();
    const found: string[] = [];
    for (const each of root.querySelectorAll('*:not([role=status], option, [data-place] *)')) {
      const box = each.getBoundingClientRect();
      // An element with display: contents has no box of its own.
      if (!each.getClientRects().length) continue;
      if (box.left < left || box.right > right) found.push(`${each.outerHTML} extends outside the card`);
      // The border of a field belongs to its target.
      const height = each.matches('input, select') ? box.height + 2 : box.height;
      if (each.matches('button, a, input, select') && height < 48)
        found.push(`${each.outerHTML} is only ${height} px high`);
    }
    return found;
  });

/** Buttons with equal names. */
export async function buttonsAlike(page: Visited): Promise<string[]> {
  const tree = await page.locator('[data-widget]').ariaSnapshot();
  const buttons = tree.split('\n').filter((line) => line.includes('- button'));
  return buttons.filter((line, at) => buttons.indexOf(line) !== at).map((line) => `there are two of ${line}`);
}
