import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { browserArgs, browserPath } from './browser-path.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

/** Starts one browser for all workers of a run. */
export async function serveBrowser() {
  const executablePath = await browserPath();
  console.log(`The browser is ${executablePath}`);
  return chromium.launchServer({ executablePath, args: browserArgs(executablePath) });
}

let connected: Promise<Browser> | undefined;

/** This worker's connection to that browser. */
export const connect = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'));
  return connected;
};
