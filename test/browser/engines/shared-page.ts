import type { EventEmitter } from 'node:events';
import type { BrowserContext, Page } from 'playwright-core';
import { before } from './before';
import type { Opened, Window } from './visitor';

/** A page of Chromium with one process, which one visitor after another uses. A new process takes most of the time of a visit. */
interface Shared {
  context: BrowserContext;
  page: Page;
  use(window: Window): Promise<void>;
  /** Makes the page as new. Returns false if this cannot be done. */
  clear(): Promise<boolean>;
}

async function share(context: BrowserContext): Promise<Shared> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOMStorage.enable');
  const scripts: { dispose(): Promise<void> }[] = [];
  const origins = new Set<string>();
  let isLasting = false;

  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...all: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...all);
    scripts.push(script);
    return script;
  };
  // After one of these calls the page cannot be made as new.
  const lasts = () => {
    isLasting = true;
  };
  before(context, ['newPage', 'newCDPSession', 'grantPermissions', 'setOffline'], lasts);
  before(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], lasts);
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  const events = page as unknown as EventEmitter;
  const ownListeners = new Set(events.eventNames().flatMap((name) => events.rawListeners(name)));

  return {
    context,
    page,
    async use({
      viewport,
      contrast = 'no-preference',
      forcedColors = 'none',
      reducedMotion = 'no-preference',
    }) {
      const colours = { colorScheme: 'light', contrast, forcedColors } as const;
      await page.emulateMedia({ media: null, reducedMotion, ...colours });
      await page.setViewportSize(viewport);
    },
    async clear() {
      const websites = [...origins].filter((origin) => origin !== 'null');
      if (isLasting || websites.length > 1 || page.isClosed()) return false;
      for (const name of events.eventNames())
        for (const listener of events.rawListeners(name))
          if (!ownListeners.has(listener)) events.off(name, listener as () => void);
      await Promise.all([page.unrouteAll(), ...scripts.splice(0).map((script) => script.dispose())]);
      for (const securityOrigin of websites)
        await devtools.send('DOMStorage.clear', { storageId: { securityOrigin, isLocalStorage: false } });
      // A test may end while its visitor goes to another page. Then this page is not used again.
      const isLeft = await page.goto('about:blank').then(
        () => true,
        () => false,
      );
      if (!isLeft) return false;
      await page.mouse.move(-1, -1);
      // Playwright sends a key that is still down with each that follows.
      for (const key of ['Alt', 'Control', 'Enter', 'Meta', 'Shift']) await page.keyboard.up(key);
      await context.clearCookies();
      for (const origin of websites)
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage' });
      origins.clear();
      return true;
    },
  };
}

/**
 * Opens pages of a browser. A page that is closed serves the next visitor, unless its options differ. Its cache still has the files of the
 * site, which saves a third of the time of a visit.
 */
export function sharedPages(newContext: (window: Window) => Promise<BrowserContext>) {
  const idle = new Map<boolean, Shared>();
  return async (window: Window, emptyCache: boolean): Promise<Opened> => {
    const { hasTouch = false, baseURL } = window;
    if (emptyCache || baseURL) {
      const context = await newContext(window);
      return { page: await context.newPage(), close: () => context.close() };
    }
    const shared =
      idle.get(hasTouch) ?? (await share(await newContext({ hasTouch, viewport: window.viewport })));
    idle.delete(hasTouch);
    await shared.use(window);
    return {
      page: shared.page,
      async close() {
        if (!idle.has(hasTouch) && (await shared.clear())) idle.set(hasTouch, shared);
        else await shared.context.close();
      },
    };
  };
}
