import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { programs } from './list.mjs';

const run = promisify(execFile);

/** The name of one of Playwright's keys for xdotool. */
const keyName = (key: string) =>
  key
    .replace('Arrow', '')
    .replace('Enter', 'Return')
    .replace('Space', 'space')
    .replace('Backspace', 'BackSpace');

const input = (DISPLAY: string, ...args: string[]) =>
  run(programs.input, args, { env: { ...process.env, DISPLAY } });

/** Resizes a window so that its page has the given size. */
export async function resize(page: Page, DISPLAY: string, size: { width: number; height: number }) {
  const { stdout } = await input(DISPLAY, 'search', '--sync', '--onlyvisible', '--class', 'MiniBrowser');
  const [window = ''] = stdout.trim().split('\n').slice(-1);
  const bar = await page.evaluate(() => outerHeight - innerHeight);
  await input(DISPLAY, 'windowsize', window, String(size.width), String(size.height + bar));
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [
    size.width,
    size.height,
  ] as const);
}

/** Does something, and resolves when the page has handled `times` events or was left. */
async function handled(page: Page, type: 'keyup' | 'mouseup', times: number, act: () => Promise<unknown>) {
  const listen = ([type, times]: readonly [string, number]) => {
    const allHandled = new Promise<void>((resolve) => {
      let left = times;
      addEventListener(
        type,
        function count() {
          if (--left > 0) return;
          removeEventListener(type, count, true);
          // The page's own listeners run first. A test can stop the page's timers, but not this message.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        },
        true,
      );
    });
    Object.assign(window, { allHandled });
  };
  await page.evaluate(listen, [type, times] as const);
  await act();
  const limit = new Promise((late) => setTimeout(late, 10_000));
  await Promise.race([
    limit,
    page.evaluate(() => (window as never as { allHandled: unknown }).allHandled).catch(() => {}),
  ]);
}

/**
 * Replaces Playwright's keyboard and mouse of a page with xdotool, which presses the keys of the display. Through the
 * inspector Playwright can only dispatch events. They do not move the focus and do not submit a form.
 */
export async function useXdotool(page: Page, DISPLAY: string): Promise<void> {
  const frame = page.mainFrame();
  const bar = await page.evaluate(() => outerHeight - innerHeight);
  // Without a window manager the keys go to the window under the pointer. The pointer is on the bar of the window.
  await input(DISPLAY, 'mousemove', '5', '5');
  const at = (x: number, y: number) => ['mousemove', String(Math.floor(x)), String(Math.floor(y + bar))];
  const press = (key: string) => handled(page, 'keyup', 1, () => input(DISPLAY, 'key', keyName(key)));
  const type = (text: string) =>
    handled(page, 'keyup', text.length, () => input(DISPLAY, 'type', '--delay', '2', text));
  const click = (x: number, y: number) =>
    handled(page, 'mouseup', 1, () => input(DISPLAY, ...at(x, y), 'click', '1'));

  /** Waits until Playwright could click an element, and returns the element's centre. */
  const point = async (selector: string, options: object) => {
    await trial(selector, { ...options, trial: true });
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} has no box`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const trial = frame.click.bind(frame);

  Object.assign(page.keyboard, { press, type });
  Object.assign(page.mouse, {
    click,
    move: (x: number, y: number) => input(DISPLAY, ...at(x, y)),
    down: () => input(DISPLAY, 'mousedown', '1'),
    up: () => handled(page, 'mouseup', 1, () => input(DISPLAY, 'mouseup', '1')),
  });
  Object.assign(frame, {
    click: async (selector: string, options: object = {}) => click(...(await point(selector, options))),
    hover: async (selector: string, options: object = {}) =>
      input(DISPLAY, ...at(...(await point(selector, options)))),
    press: async (selector: string, key: string) => {
      await frame.focus(selector);
      await press(key);
    },
    type: async (selector: string, text: string) => {
      await frame.focus(selector);
      await type(text);
    },
  });
}
