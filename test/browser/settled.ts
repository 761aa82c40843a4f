import type { Page } from 'playwright-core';

/** What `Widgets.report()` returns. */
export const reportOf = (page: Page) =>
  page.evaluate(() => (window as never as { Widgets: { report(): object[] } }).Widgets.report());

/**
 * Resolves when all placeholders of a widget, or of all widgets, are in a state. If one has failed instead, throws at once
 * with the reason.
 */
export async function settled(page: Page, widget?: string, state = 'ready'): Promise<void> {
  const placeholders = widget ? `[data-widget="${widget}"]` : '[data-widget]';
  const look = ([selector = '', wanted]: string[]) => {
    const states = [...document.querySelectorAll(selector)].map((element) =>
      element.getAttribute('data-widget-state'),
    );
    if (states.length > 0 && states.every((each) => each === wanted)) return 'settled';
    return states.includes('failed') && wanted !== 'failed' && 'failed';
  };
  const result = await page
    .waitForFunction(look, [placeholders, state])
    .then((handle) => handle.jsonValue())
    .catch((error: Error) => error.message);
  if (result === 'settled') return;
  const rows = await reportOf(page).catch((error: Error) => error.message);
  throw new Error(`${placeholders} is not ${state}: ${result}\n${JSON.stringify(rows, null, 2)}`);
}

/** Mounts all widgets of a page again, with other data. */
export async function mountAgain(page: Page, data: object): Promise<void> {
  await page.evaluate((data) => {
    type Widgets = Record<'mount' | 'unmount', (root: Node) => void>;
    const { Widgets } = Object.assign(window as never as { Widgets: Widgets }, { __PAGE__: data });
    Widgets.unmount(document);
    Widgets.mount(document);
  }, data);
  await settled(page);
}

/** Waits until the page is drawn, with what the header does at the end of a frame. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A step slides in. Until it stands, its parts are not where a picture or the mouse looks for them. */
export const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Opens a page whose scripts are held, and waits until the styles of its first content are there. */
export async function openFirst(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/widgets.css')),
  );
}
