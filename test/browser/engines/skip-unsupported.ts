import type { Page } from 'playwright-core';
import { type Need, needs } from './needs';

/** Changes methods: a call skips the test if the driver does not support the method. */
function guard<T extends object>(target: T, methods: Partial<Record<keyof T, Need>>): void {
  for (const [name, need] of Object.entries(methods) as [keyof T, Need][]) {
    const original = (target[name] as (...all: unknown[]) => unknown).bind(target);
    const guarded = async (...all: unknown[]) => {
      needs(need);
      return original(...all);
    };
    Object.assign(target, { [name]: guarded });
  }
}

/** Lets tests call Playwright as usual. A call that the driver does not support skips the test. */
export function skipUnsupported(page: Page): void {
  guard(page, { emulateMedia: 'media', setViewportSize: 'resizing' });
  guard(page.context(), { setOffline: 'offline', newCDPSession: 'devtools', addCookies: 'cookies' });
  guard(page.touchscreen, { tap: 'touch' });
  guard(page.mainFrame(), { tap: 'touch', press: 'input', type: 'input', hover: 'input' });
  guard(page.keyboard, { press: 'input', type: 'input' });
  guard(page.mouse, { click: 'input', move: 'input', down: 'input', up: 'input' });
}
