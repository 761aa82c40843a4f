import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { startChromium } from './chromium';
import { adaptFirefox, startFirefox } from './firefox';
import { needs } from './needs';
import { refuse } from './refuse';
import { insertAsTyped, openWebKitGtk, openWpe } from './webkit';

export interface Opened {
  page: Page;
  close(): unknown;
}

/** Options of Playwright's contexts, as far as tests use them. */
export type Options = Pick<
  BrowserContextOptions,
  'baseURL' | 'forcedColors' | 'hasTouch' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'
>;

const usual = { width: 1361, height: 800 };
/** Opens contexts in one browser for all files of a worker. It ends with the worker. */
function contextIn(start: () => Promise<Browser>) {
  let browser: Promise<Browser> | undefined;
  return async (options: Options) => {
    browser ??= start();
    const context = await (await browser).newContext({ viewport: usual, ...options });
    return { page: await context.newPage(), close: () => context.close() };
  };
}

/** A browser of its own, which has one page and takes no options. */
const windowOf =
  (open: typeof openWpe) =>
  async ({ viewport, baseURL }: Options) => {
    const opened = await open(viewport ?? usual);
    const go = opened.page.goto.bind(opened.page);
    insertAsTyped(opened.page);
    const goto: Page['goto'] = (url, options) => go(new URL(url, baseURL).href, options);
    return { ...opened, page: Object.assign(opened.page, { goto }) };
  };

const inFirefox = contextIn(startFirefox);

const ways = {
  chromium: contextIn(startChromium),
  firefox: async (options: Options) => {
    const { page, close } = await inFirefox(options);
    return { page: await adaptFirefox(page), close };
  },
  webkitgtk: windowOf(openWebKitGtk),
  wpe: windowOf(openWpe),
};

/** A new visitor in the engine that the tests run in. Skips the test where the driver cannot do what it asks for. */
export async function openVisitor(options: Options): Promise<Opened> {
  const { forcedColors, hasTouch, javaScriptEnabled = true, reducedMotion, viewport } = options;
  if (hasTouch) needs('touch');
  if (forcedColors || reducedMotion) needs('media');
  if (!javaScriptEnabled) needs('scripting');
  if (viewport && viewport.width < 447) needs('narrow');
  const opened = await ways[inject('engine')](options);
  refuse(opened.page);
  return opened;
}
