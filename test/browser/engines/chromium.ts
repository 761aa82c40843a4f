import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser-path.mjs';

/** Starts the one Chromium of a run. */
export async function serveChromium() {
  const executablePath = await browserPath();
  console.log(`The browser is ${executablePath}`);
  return chromium.launchServer({ executablePath, args: browserArgs(executablePath) });
}
