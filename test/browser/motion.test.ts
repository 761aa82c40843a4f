import { expect, test } from 'vitest';
import { fullPage, html, probe } from './document';
import type { Options } from './engines/visitor';
import { settled, useSite } from './visit';

const site = useSite();

const spinner = '[data-widget] [aria-hidden]';

async function openSpinner(context: Options) {
  const body = '<div data-widget="probe"></div>';
  const scripts = probe('probe', '({ jsx, Spinner }) => () => jsx(Spinner, {})');
  const page = await site.openDocument(html({ body, scripts }), {}, context);
  await settled(page, 'probe');
  return page.locator(spinner);
}

/** What an animation changes at its start and in its middle. An important declaration overrides keyframes, whatever they say. */
function appearances(element: Element): string[] {
  const all = [...getComputedStyle(element)];
  const [animation] = element.getAnimations();
  if (!animation) return [];
  animation.pause();
  const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
  return [0, Number(duration) / 2].map((time) => {
    animation.currentTime = time;
    const style = getComputedStyle(element);
    return all
      .filter((name) => !name.startsWith('--'))
      .map((name) => style.getPropertyValue(name))
      .join(';');
  });
}

test('the spinner turns', async () => {
  const [start, middle] = await (await openSpinner({ reducedMotion: 'no-preference' })).evaluate(appearances);
  expect(start).toBeDefined();
  expect(middle).not.toBe(start);
});

test('with reduced motion the spinner is a full ring that stands still', async () => {
  const ring = await openSpinner({ reducedMotion: 'reduce' });
  expect(await ring.evaluate(appearances)).toEqual([]);
  expect(await ring.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
});

/** The longest transition of any element of the widgets, in seconds. */
const longest = () =>
  Math.max(
    ...[...document.querySelectorAll('[data-widget] *')].flatMap((element) =>
      getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
    ),
  );

test('nothing fades in when the widgets mount', async () => {
  const page = await site.visitor({ viewport: { width: 1361, height: 800 } });
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target }) => faded.push((target as Element).outerHTML));
  });
  site.serve('/document', fullPage());
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  expect(await page.evaluate('faded')).toEqual([]);
});

test('transitions take less than 150 ms, and there are none with prefers-reduced-motion', async () => {
  const page = await site.openDocument(fullPage());
  await settled(page);
  const usual = await page.evaluate(longest);
  expect([usual > 0, usual < 0.15]).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(longest)).toBe(0);
});

test('in forced colours the spinner keeps its gap', async () => {
  const ring = await openSpinner({ forcedColors: 'active' });
  expect(await ring.evaluate((element) => getComputedStyle(element).clipPath)).toContain('polygon');
});
