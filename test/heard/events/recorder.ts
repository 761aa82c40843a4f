import type { BrowserContextOptions } from 'playwright-core';
import { openDesktop } from '../reader/desktop';
import { addMarker } from '../reader/marker';
import { firefoxOn } from './firefox';
import { startListener } from './listener';
import { createVisit } from './visit';

/** Starts Firefox, and a program that listens to what it tells screen readers. */
export async function startRecorder() {
  const desktop = await openDesktop('en_US');
  const listener = await startListener(desktop);
  const browser = await firefoxOn(desktop);
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
