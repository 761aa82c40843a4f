import { firefox, type Page } from 'playwright-core';
import { programs } from './list.mjs';

/** With these preferences, and Playwright's own, Firefox sends no requests to its services, and scrollbars take no space. */
const firefoxUserPrefs = {
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'ui.useOverlayScrollbars': 1,
};

/** Starts Firefox. On a busy machine this can take almost a minute. */
export const startFirefox = () =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: programs.firefox,
    firefoxUserPrefs,
    timeout: 170_000,
  });

/**
 * Over BiDi, Playwright's `fill()` sets `value`, and React does not notice this. With this function it inserts the text like
 * a keyboard.
 */
function insertAsTyped() {
  const insert = (text: string) => document.execCommand(text ? 'insertText' : 'delete', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} });
}

/** Prints errors in the console with their message. The driver would report only the name of an error. */
function printMessages() {
  const print = console.error;
  console.error = (...all) => print(...all.map((each) => (each instanceof Error ? String(each) : each)));
}

/** Replaces functions that work differently in the driver of Firefox than in the one of Chromium. */
export async function adaptFirefox(page: Page): Promise<Page> {
  await page.addInitScript(insertAsTyped);
  await page.addInitScript(printMessages);
  return page;
}
