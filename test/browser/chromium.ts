import { type Browser, chromium } from 'playwright-core';
import { browserArgs, browserPath } from './browser-path.mjs';

export async function launch(extra: string[] = []): Promise<Browser> {
  const executablePath = await browserPath();
  return chromium.launch({ executablePath, args: [...browserArgs(executablePath), ...extra] });
}
