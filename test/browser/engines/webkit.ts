import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { openDisplay } from './display';
import { giveHands, resize } from './hands';
import { connect, freePort } from './inspector';
import { programs } from './list.mjs';

interface Window {
  page: Page;
  close(): void;
}

interface Size {
  width: number;
  height: number;
}

function start(program: string, args: string[], env: Record<string, string>) {
  const own = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1', ...env };
  return spawn(program, args, { env: { ...process.env, ...own }, stdio: 'ignore' });
}

/** A window of WebKitGTK on a display of its own, with a keyboard and a mouse. */
export async function openWebKitGtk(size: Size): Promise<Window> {
  const { DISPLAY, close } = await openDisplay();
  const port = await freePort();
  const browser = start(programs.miniBrowser, ['about:blank'], {
    DISPLAY,
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
  });
  const page = await connect(port);
  await resize(page, DISPLAY, size);
  await giveHands(page, DISPLAY);
  return {
    page,
    close() {
      browser.kill();
      close();
    },
  };
}

/** Playwright asks for an element's visibility by a method that WebKit has since 17.4. No widget uses it. */
function addCheckVisibility() {
  const value = function (this: Element) {
    const style = getComputedStyle(this);
    return this.getClientRects().length > 0 && style.visibility === 'visible';
  };
  Object.defineProperty(Element.prototype, 'checkVisibility', { value, configurable: true });
}

/** WPE WebKit without a window. Its page is 800 px wide; zoom makes that as many CSS pixels as a test asks for. */
export async function openWpe({ width }: Size): Promise<Window> {
  const port = await freePort();
  const args = ['-P', 'headless', '--enable-developer-extras=1', `--scale=${800 / width}`, 'about:blank'];
  const browser = start(programs.cog, args, { WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}` });
  const page = await connect(port);
  await page.addInitScript(addCheckVisibility);
  return { page, close: () => browser.kill() };
}

/** Makes `fill()` replace the text of each field. Playwright appends to an email field, which has no selection to ask for. */
export function insertAsTyped(page: Page): void {
  const frame = page.mainFrame();
  const fill = async (selector: string, text: string) => {
    await frame.waitForSelector(selector, { strict: true });
    await frame.locator(selector).evaluate((element, text) => {
      (element as HTMLInputElement).focus();
      (element as HTMLInputElement).select();
      document.execCommand(text ? 'insertText' : 'delete', false, text);
    }, text);
  };
  Object.assign(frame, { fill });
}
