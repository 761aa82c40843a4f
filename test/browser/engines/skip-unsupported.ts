import type { Page } from 'playwright-core';
import { before } from './before';
import { needs } from './needs';

/** Lets tests call Playwright as usual. A call that the driver does not support skips the test. */
export function skipUnsupported(page: Page): void {
  const context = page.context();
  before(page, ['emulateMedia'], () => needs('media'));
  before(page, ['setViewportSize'], () => needs('resizing'));
  before(context, ['setOffline'], () => needs('offline'));
  before(context, ['newCDPSession'], () => needs('devtools'));
  before(context, ['addCookies'], () => needs('cookies'));
  before(page.touchscreen, ['tap'], () => needs('touch'));
  before(page.mainFrame(), ['tap'], () => needs('touch'));
  const input = () => needs('input');
  before(page.mainFrame(), ['press', 'type', 'hover'], input);
  before(page.keyboard, ['press', 'type'], input);
  before(page.mouse, ['click', 'move', 'down', 'up'], input);
}
