import { expect, test } from 'vitest';
import { manyLinks } from '../../../src/tooling/states/many-links.mjs';
import { needs, needsWidth } from '../engines/needs';
import { useSite, type Visited } from '../visit';
import { adminPage, openHeader, tabStops, visitorPage } from './header';

const site = useSite();

/** Where the element that has the focus begins. */
const left = (page: Visited) =>
  page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().left ?? 0));

test.each([320, 1024, 1361, 1500])(
  'at %i px Tab goes through the bar from the left to the right',
  async (width) => {
    needs('input');
    needsWidth(width);
    for (const data of [visitorPage, adminPage, { ...visitorPage, menu: manyLinks }]) {
      const page = await openHeader(site, { width, page: data });
      // The first stop is the link past the header.
      const [, ...lefts] = await tabStops(page, left);
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      expect(lefts.length).toBeGreaterThan(2);
    }
  },
);
