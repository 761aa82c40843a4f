import { statfsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser-path.mjs';

/** Whether the browser may share memory as it usually does. In many containers this place is too small. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

export async function startChromium() {
  const executablePath = await browserPath();
  return chromium.launch({
    executablePath,
    args: browserArgs(executablePath),
    ...(process.env.HEADED && { headless: false, slowMo: 500 }),
    // Playwright's flag makes it write files instead, which takes a twentieth of the time of a page.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  });
}
