import { expect, test } from 'vitest';
import { html, probe } from './document';
import { settled, useSite } from './visit';

const host = useSite();

test.each([
  ['no-preference', false],
  ['reduce', true],
] as const)(
  'with prefers-reduced-motion: %s a spinner that stands still is %s',
  async (reducedMotion, still) => {
    const body = '<div data-widget="probe"></div>';
    const page = await host.openDocument(
      html({ body, scripts: probe('probe', '({ jsx, Spinner }) => () => jsx(Spinner, {})') }),
      {},
      { reducedMotion },
    );
    await settled(page, 'probe');
    const spinner = page.locator('[data-widget] [aria-hidden]');
    expect((await spinner.evaluate((element) => getComputedStyle(element).animationName)) === 'none').toBe(
      still,
    );
  },
);
