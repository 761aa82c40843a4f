import { firefox, type Page } from 'playwright-core';
import { programs } from './list.mjs';

/** Preferences with which Firefox asks none of its own services for anything, and takes no room for scrollbars. */
const firefoxUserPrefs = {
  'services.settings.server': 'data:,',
  'messaging-system.rsexperimentloader.enabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'ui.useOverlayScrollbars': 1,
};

/** It can take most of a minute on a busy machine. */
export const startFirefox = () =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: programs.firefox,
    firefoxUserPrefs,
    timeout: 170_000,
  });

/**
 * Playwright's `fill()` sets `value` over BiDi, which React does not notice. This lets it insert the text as the
 * keyboard would.
 */
function insertAsTyped() {
  const insert = (text: string) => document.execCommand(text ? 'insertText' : 'delete', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set() {} });
}

/** The driver tells an error in the console by its name alone. */
function tellErrors() {
  const tell = console.error;
  console.error = (...all) => tell(...all.map((each) => (each instanceof Error ? String(each) : each)));
}

/** Makes up for what the driver of Firefox does otherwise than that of Chromium. */
export async function adaptFirefox(page: Page): Promise<Page> {
  await page.addInitScript(insertAsTyped);
  await page.addInitScript(tellErrors);
  // The driver waits for ever after a return from the back/forward cache.
  return Object.assign(page, { goBack: () => page.evaluate(() => history.back()) });
}
