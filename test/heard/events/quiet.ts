import type { Page } from 'playwright-core';
import { changeMarker, placeMarker } from '../reader/marker';
import type { Listener } from './listener';

/** Even on a busy machine, only something that never comes takes this long. */
export const limit = 30_000;

const mark = (page: Page) => (state: boolean) => changeMarker(page, 'aria-checked', String(state));

/**
 * Resolves when everything that has happened has been told. A change of the page is told after what happened before it.
 * There are two changes, one after the other, because some browsers tell of different kinds of changes one after the other.
 */
export async function quiet(page: Page, listener: Listener) {
  if (await placeMarker(page)) await opens(page, listener);
  for (const state of [true, false]) await listener.marked(state, mark(page), limit);
}

/** Resolves when the browser has begun to tell of changes. While a page or a dialog opens, it tells of none. */
export async function opens(page: Page, listener: Listener) {
  const end = Date.now() + limit;
  for (let state = true; Date.now() < end; state = !state) {
    await listener.ask('visit');
    const isTold = await listener.marked(state, mark(page), 1000).then(
      () => true,
      () => false,
    );
    if (isTold && !state) return;
  }
  throw new Error('The browser tells of no changes of the page.');
}
