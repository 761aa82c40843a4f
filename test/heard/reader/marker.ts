import type { Page } from 'playwright-core';

/**
 * An element of a page that the tests change: when its change has come through the browser, everything before it has. `attributes` are
 * what the browser tells of it.
 */
export const addMarker = (page: Page, attributes: Record<string, string>) =>
  page.addInitScript((attributes) => {
    addEventListener('DOMContentLoaded', () => {
      const marker = document.createElement('div');
      marker.id = 'marker';
      for (const [name, value] of Object.entries(attributes)) marker.setAttribute(name, value);
      document.body.append(marker);
    });
  }, attributes);

/** Moves the marker into an open dialog, which hides the rest of the page, or out of it. Returns whether it has moved. */
export const placeMarker = (page: Page) =>
  page.evaluate(() => {
    const marker = document.getElementById('marker');
    const dialog = document.querySelector('dialog:modal');
    if (!marker || dialog === marker.closest('dialog')) return false;
    (dialog ?? document.body).append(marker);
    return true;
  });

export const changeMarker = (page: Page, attribute: string, value: string) =>
  page.evaluate(([attribute, value]) => document.getElementById('marker')?.setAttribute(attribute, value), [
    attribute,
    value,
  ] as const);

/** Where a visitor begins. */
export type Place = 'at the top' | 'at the end';

/**
 * Puts an element in front of all that the page has, or behind it, and gives it a name. It is not the marker: on a page that has nothing
 * else yet, a screen reader goes to the marker by itself, and does not say it again when it gets the focus.
 */
export const addStart = (page: Page, place: Place) =>
  page.evaluate((isTop) => {
    const start = document.createElement('div');
    start.id = 'start';
    start.tabIndex = -1;
    start.role = 'img';
    start.ariaLabel = 'start';
    document.body[isTop ? 'prepend' : 'append'](start);
  }, place === 'at the top');

export const focusStart = (page: Page) => page.evaluate(() => document.getElementById('start')?.focus());
