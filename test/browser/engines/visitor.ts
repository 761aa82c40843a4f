import { type Browser, type BrowserContextOptions, chromium, firefox, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { adaptFirefox } from './firefox';
import { needs } from './needs';
import { refuse } from './refuse';
import { insertAsTyped, openWebKitGtk, openWpe } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the run listens, if all workers share one. */
    browser: string;
  }
}

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
let connected: Promise<Browser> | undefined;

/** A context of its own in the browser that all workers share. */
const contextIn = (type: typeof chromium) => async (options: Options) => {
  connected ??= type.connect(inject('browser'));
  const context = await (await connected).newContext({ viewport: usual, ...options });
  return { page: await context.newPage(), close: () => context.close() };
};

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

const ways = {
  chromium: contextIn(chromium),
  firefox: async (options: Options) => {
    const { page, close } = await contextIn(firefox)(options);
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
