import type { BrowserContextOptions } from 'playwright-core';
import { openDesktop } from '../reader/desktop';
import { addMarker } from '../reader/marker';
import { browsers } from './browsers';
import { startListener } from './listener';
import { createVisit } from './visit';

/** Starts a browser, and a program that listens to what the browser tells screen readers. */
export async function startRecorder(name: keyof typeof browsers) {
  const desktop = await openDesktop('en_US');
  const listener = await startListener(desktop);
  const browser = await browsers[name](desktop);
  return {
    async visitor(options: BrowserContextOptions) {
      const { page, close } = await browser.open(options);
      await addMarker(page, { role: 'checkbox', 'aria-label': 'marker', 'aria-checked': 'false' });
      await page.clock.install({ time: new Date('2026-01-15T12:00:00') });
      return { page, visit: createVisit(page, listener), close };
    },
    async close() {
      await browser.close();
      await listener.close();
      await desktop.close();
    },
  };
}
