import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser-path.mjs';

export async function startChromium() {
  const executablePath = await browserPath();
  return chromium.launch({ executablePath, args: browserArgs(executablePath) });
}
