import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openDisplay } from './display';
import { connect, freePort } from './inspector';
import { programs } from './list.mjs';
import { needsWidth } from './needs';
import { resize, useXdotool } from './xdotool';

interface Window {
  page: Page;
  close(): Promise<void>;
}

interface Size {
  width: number;
  height: number;
}

/** Starts a browser with its own profile, so that visitors share no cookies and no cached files. */
async function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Window> {
  const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const own = {
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // WebKitGTK then paints without OpenGL, which takes less than half of the processor's time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    XDG_CACHE_HOME: profile,
    XDG_CONFIG_HOME: profile,
    XDG_DATA_HOME: profile,
  };
  const browser = spawn(program, args, { env: { ...process.env, ...own, ...env }, stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await ended;
    // The processes of its pages end a little later and may still write files.
    await rm(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  };
  try {
    return { page: await connect(port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a window of WebKitGTK on a display, with a keyboard and a mouse. */
export async function startWebKitGtk(env: NodeJS.ProcessEnv, size: Size): Promise<Window> {
  const { DISPLAY = '' } = env;
  const { page, close } = await start(programs.miniBrowser, ['about:blank'], env);
  await resize(page, DISPLAY, size);
  await useXdotool(page, DISPLAY);
  const setViewportSize = async (size: Size) => {
    needsWidth(size.width);
    await resize(page, DISPLAY, size);
  };
  Object.assign(page, { setViewportSize });
  return { page, close };
}

/** Opens a window of WebKitGTK on its own display. */
export async function openWebKitGtk(size: Size): Promise<Window> {
  const { DISPLAY, close: closeDisplay } = await openDisplay();
  const { page, close } = await startWebKitGtk({ DISPLAY }, size);
  return { page, close: () => close().finally(closeDisplay) };
}

/** Adds a method that Playwright needs to find visible elements. WebKit has it since 17.4. No widget uses it. */
function addCheckVisibility() {
  const value = function (this: Element) {
    const style = getComputedStyle(this);
    return this.getClientRects().length > 0 && style.visibility === 'visible';
  };
  Object.defineProperty(Element.prototype, 'checkVisibility', { value, configurable: true });
}

/** Opens WPE WebKit without a window. Its page is 800 px wide, and the zoom factor gives the requested width in CSS pixels. */
export async function openWpe({ width }: Size): Promise<Window> {
  const args = ['-P', 'headless', '--enable-developer-extras=1', `--scale=${800 / width}`, 'about:blank'];
  const { page, close } = await start(programs.cog, args);
  await page.addInitScript(addCheckVisibility);
  return { page, close };
}

/** Makes `fill()` replace the text of each field. Playwright would append the text in an email field, which has no selection. */
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
