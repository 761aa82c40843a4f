import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { useSite } from './visit';

const host = useSite();
const widgets = ['footer', 'page-header', 'header'];

/** States whose calls end only with the time limit are looked at elsewhere, by a clock that can be turned. */
const shown = states.filter(({ widget, slow }) => widgets.includes(widget) && !slow);

describe.each([375, 1600])('at %i px axe finds nothing in', (width) => {
  test.each(shown.filter((state) => !state.width || state.width >= width).map(({ id }) => id))(
    '%s',
    async (id) => {
      const page = await host.open(`/states/${id}`, { viewport: { width, height: 900 } });
      await page.waitForSelector('html[data-driven]');
      expect(await page.getAttribute('html', 'data-driven')).toBe('done');
      await page.evaluate(axe.source);
      const found = await page.evaluate(async () => {
        const { violations } = await (window as never as { axe: typeof axe }).axe.run();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
      expect(found).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
