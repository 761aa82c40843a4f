import { type BrowserContextOptions, chromium } from 'playwright-core';
import { browserArgs } from '../../browser/browser-path.mjs';
import { programs } from '../../browser/engines/list.mjs';
import { openDesktop } from './desktop';
import { addMarker } from './marker';
import { startOrca } from './orca';

/** Starts a browser and a screen reader. */
export async function startReader() {
  const desktop = await openDesktop();
  const orca = await startOrca(desktop);
  const executablePath = programs.chromium;
  const look = ['--force-renderer-accessibility', '--ozone-platform=x11', '--window-position=0,0'];
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    env: desktop.env,
    args: [...browserArgs(executablePath), ...look, '--window-size=1400,1000'],
  });
  return {
    orca,
    input: desktop.input,
    async open(options: BrowserContextOptions) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await addMarker(page);
      await page.clock.install({ time: new Date('2026-01-15T12:00:00') });
      return { page, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await desktop.close();
    },
  };
}

export type Reader = Awaited<ReturnType<typeof startReader>>;
