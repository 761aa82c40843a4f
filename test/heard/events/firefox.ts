import type { BrowserContextOptions } from 'playwright-core';
import { adaptFirefox, startFirefox } from '../../browser/engines/firefox';
import type { Desktop } from '../reader/desktop';

/** Starts Firefox with a window on a desktop. All visitors share it. */
export async function firefoxOn({ env }: Desktop) {
  const browser = await startFirefox({ headless: false, env: env as Record<string, string> });
  return {
    async open(options: BrowserContextOptions) {
      const context = await browser.newContext(options);
      return { page: await adaptFirefox(await context.newPage()), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
