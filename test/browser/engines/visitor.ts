import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { startChromium } from './chromium';
import { adaptFirefox, startFirefox } from './firefox';
import { needs, needsWidth } from './needs';
import { skipUnsupported } from './skip-unsupported';
import { insertAsTyped, openWebKitGtk, openWpe } from './webkit';

export interface Opened {
  page: Page;
  close(): unknown;
}

/** The options of Playwright's contexts that tests use. */
export type Options = Pick<
  BrowserContextOptions,
  'baseURL' | 'forcedColors' | 'hasTouch' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'
>;

const defaultSize = { width: 1361, height: 800 };

/** Opens contexts in one browser, which all files of a worker share. The browser ends with the worker. */
function contextIn(start: () => Promise<Browser>) {
  let browser: Promise<Browser> | undefined;
  return async (options: Options) => {
    browser ??= start();
    // If the browser crashes at its start, one test fails, and not all that follow in this worker.
    browser.catch(() => {
      browser = undefined;
    });
    const context = await (await browser).newContext({ viewport: defaultSize, ...options });
    return { page: await context.newPage(), close: () => context.close() };
  };
}

/** Starts a separate browser for each visitor. It has one page and no options. */
const windowOf =
  (open: typeof openWpe) =>
  async ({ viewport, baseURL }: Options) => {
    const opened = await open(viewport ?? defaultSize);
    const go = opened.page.goto.bind(opened.page);
    insertAsTyped(opened.page);
    const goto: Page['goto'] = (url, options) => go(new URL(url, baseURL).href, options);
    return { ...opened, page: Object.assign(opened.page, { goto }) };
  };

const inFirefox = contextIn(startFirefox);

const openIn = {
  chromium: contextIn(startChromium),
  firefox: async (options: Options) => {
    const { page, close } = await inFirefox(options);
    return { page: await adaptFirefox(page), close };
  },
  webkitgtk: windowOf(openWebKitGtk),
  wpe: windowOf(openWpe),
};

/** Opens a new visitor in the engine of the current run. Skips the test if the driver does not support the options. */
export async function openVisitor(options: Options): Promise<Opened> {
  const { forcedColors, hasTouch, javaScriptEnabled = true, reducedMotion, viewport } = options;
  if (hasTouch) needs('touch');
  if (forcedColors || reducedMotion) needs('media');
  if (!javaScriptEnabled) needs('scripting');
  if (viewport) needsWidth(viewport.width);
  const opened = await openIn[inject('engine')](options);
  skipUnsupported(opened.page);
  return opened;
}
