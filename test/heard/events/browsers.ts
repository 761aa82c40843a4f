import type { BrowserContextOptions } from 'playwright-core';
import { adaptFirefox, startFirefox } from '../../browser/engines/firefox';
import { startWebKitGtk } from '../../browser/engines/webkit';
import type { Desktop } from '../reader/desktop';

/** Starts Firefox with a window on a desktop. All visitors share it. */
async function firefoxOn({ env }: Desktop) {
  const browser = await startFirefox({ headless: false, env: env as Record<string, string> });
  return {
    async open(options: BrowserContextOptions) {
      const context = await browser.newContext(options);
      return { page: await adaptFirefox(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** Starts a WebKitGTK on a desktop for each visitor. */
async function webkitGtkOn({ env }: Desktop) {
  return {
    async open({ viewport }: BrowserContextOptions) {
      const opened = await startWebKitGtk(env, viewport ?? { width: 1361, height: 800 });
      // The driver stops no requests. The test lets the server not answer.
      return { ...opened, page: Object.assign(opened.page, { route: async () => {} }) };
    },
    close() {},
  };
}

export const browsers = { firefox: firefoxOn, webkitgtk: webkitGtkOn };
