import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { inject } from 'vitest';
import { startChromium } from './chromium';
import { adaptFirefox, startFirefox } from './firefox';
import { needs, needsWidth } from './needs';
import { sharedPages } from './shared-page';
import { skipUnsupported } from './skip-unsupported';
import { insertAsTyped, openWebKitGtk, openWpe } from './webkit';

export interface Opened {
  page: Page;
  close(): unknown;
}

/** The options of Playwright's contexts that tests use. */
export type Options = Pick<
  BrowserContextOptions,
  'baseURL' | 'contrast' | 'forcedColors' | 'hasTouch' | 'reducedMotion'
> & { viewport?: ViewportSize };

/** The options with the size of the window, which is 1361 × 800 px unless the test says another. */
export type Window = Options & { viewport: ViewportSize };

/** Opens contexts of one browser, which all files of a worker share. The browser ends with the worker. */
function contextIn(start: () => Promise<Browser>) {
  let browser: Promise<Browser> | undefined;
  return async (options: Window): Promise<BrowserContext> => {
    browser ??= start();
    // If the browser crashes at its start, one test fails, and not all that follow in this worker.
    browser.catch(() => {
      browser = undefined;
    });
    return (await browser).newContext(options);
  };
}

/** Starts a separate browser for each visitor. It has one page and no options. */
const windowOf =
  (open: typeof openWpe) =>
  async ({ viewport, baseURL }: Window) => {
    const opened = await open(viewport);
    const go = opened.page.goto.bind(opened.page);
    insertAsTyped(opened.page);
    const goto: Page['goto'] = (url, options) => go(new URL(url, baseURL).href, options);
    return { ...opened, page: Object.assign(opened.page, { goto }) };
  };

const newContext = contextIn(startFirefox);

const openIn = {
  chromium: sharedPages(contextIn(startChromium)),
  firefox: async (options: Window) => {
    const context = await newContext(options);
    return { page: await adaptFirefox(await context.newPage()), close: () => context.close() };
  },
  webkitgtk: windowOf(openWebKitGtk),
  wpe: windowOf(openWpe),
};

/**
 * Opens a new visitor in the engine of the current run. Skips the test if the driver does not support the options. If the cache need not be
 * empty, it can have files of the site.
 */
export async function openVisitor(options: Options, emptyCache: boolean): Promise<Opened> {
  const { forcedColors, hasTouch, reducedMotion } = options;
  if (hasTouch) needs('touch');
  if (forcedColors || reducedMotion) needs('media');
  const viewport = options.viewport ?? { width: 1361, height: 800 };
  needsWidth(viewport.width);
  const opened = await openIn[inject('engine')]({ ...options, viewport }, emptyCache);
  if (inject('engine') !== 'chromium') skipUnsupported(opened.page);
  return opened;
}
