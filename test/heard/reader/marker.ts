import type { Page } from 'playwright-core';
import type { Story } from '../story';

/** Adds an element to a page that the tests change: when its change has come through the browser, everything before it has. */
export const addMarker = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const marker = document.createElement('div');
      marker.id = 'marker';
      marker.role = 'img';
      document.body.append(marker);
    });
  });

/** Changes the marker's name. An open dialog hides the rest of the page, so then the marker is in it. */
export const changeMarker = (page: Page, name: string) =>
  page.evaluate((name) => {
    const marker = document.getElementById('marker');
    const place = document.querySelector('dialog:modal') ?? document.body;
    if (marker && marker.parentElement !== place) place.append(marker);
    if (marker) marker.ariaLabel = name;
  }, name);

/**
 * Puts an element in front of all that the page has, or behind it, and gives it a name. It is not the marker: on a page that has nothing
 * else yet, a screen reader goes to the marker by itself, and does not say it again when it gets the focus.
 */
export const addStart = (page: Page, place: Story['begins'] = 'at the top') =>
  page.evaluate((isTop) => {
    const start = document.createElement('div');
    start.id = 'start';
    start.tabIndex = -1;
    start.role = 'img';
    start.ariaLabel = 'start';
    document.body[isTop ? 'prepend' : 'append'](start);
  }, place === 'at the top');

export const focusStart = (page: Page) => page.evaluate(() => document.getElementById('start')?.focus());
