import { expect, test } from 'vitest';
import { fullPage, html, probe } from './document';
import { settled, useSite } from './visit';

const site = useSite();

test.each([
  ['no-preference', false],
  ['reduce', true],
] as const)(
  'with prefers-reduced-motion: %s, the spinner does not move: %s',
  async (reducedMotion, still) => {
    const body = '<div data-widget="probe"></div>';
    const page = await site.openDocument(
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

/** The longest transition of any element of the widgets, in seconds. */
const longest = () =>
  Math.max(
    ...[...document.querySelectorAll('[data-widget] *')].flatMap((element) =>
      getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
    ),
  );

test('transitions take less than 150 ms, and there are none with prefers-reduced-motion', async () => {
  const page = await site.openDocument(fullPage());
  await settled(page);
  const usual = await page.evaluate(longest);
  expect([usual > 0, usual < 0.15]).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(longest)).toBe(0);
});

test('in forced colours the spinner keeps its gap', async () => {
  const body = '<div data-widget="probe"></div>';
  const scripts = probe('probe', '({ jsx, Spinner }) => () => jsx(Spinner, {})');
  const page = await site.openDocument(html({ body, scripts }), {}, { forcedColors: 'active' });
  await settled(page, 'probe');
  const spinner = page.locator('[data-widget] [aria-hidden]');
  expect(await spinner.evaluate((element) => getComputedStyle(element).clipPath)).toContain('polygon');
});
