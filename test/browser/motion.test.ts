import { expect, test } from 'vitest';
import { uk } from '../texts';
import { fullData, fullPage, html, probe } from './document';
import { settled, useSite } from './visit';

const site = useSite();

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

test('the spinner turns; with reduced motion it is a ring that stands still, in forced colours with a gap', async () => {
  const body = '<div data-widget="probe"></div>';
  const scripts = probe('probe', '({ jsx, Spinner }) => () => jsx(Spinner, {})');
  const page = await site.openDocument(html({ body, scripts }));
  await settled(page, 'probe');
  const ring = page.locator('[data-widget] [aria-hidden]');
  const shape = () => ring.evaluate((element) => getComputedStyle(element).clipPath);
  const [start, middle] = await ring.evaluate(appearances);
  expect(start).toBeDefined();
  expect(middle).not.toBe(start);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect([await ring.evaluate(appearances), await shape()]).toEqual([[], 'none']);
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  expect(await shape()).toContain('polygon');
});

/** The longest transition of any element of the widgets, in seconds. Nobody waits for the line below a title (`h2`). */
const longest = (parts: string) =>
  Math.max(
    ...[...document.querySelectorAll(parts)].flatMap((element) =>
      getComputedStyle(element).transitionDuration.split(',').map(Number.parseFloat),
    ),
  );

test('no widget fades in as it mounts; transitions take less than 150 ms, and with reduced motion no time', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target }) => faded.push((target as Element).outerHTML));
  });
  site.serve('/document', fullPage());
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  expect(await page.evaluate('faded')).toEqual([]);
  const usual = await page.evaluate(longest, '[data-widget] :not(h2)');
  expect([usual > 0, usual < 0.15]).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await page.evaluate(longest, '[data-widget] *')).toBe(0);
});

test('nothing that can be used fades in; with reduced motion the log-out question does not slide either', async () => {
  const release = site.hold('/login/checkout');
  const page = await site.visitor({ viewport: { width: 1361, height: 900 } });
  await page.addInitScript(() => {
    const seen = { moved: [] as string[], faint: [] as string[] };
    Object.assign(window, { seen });
    const strength = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * strength(part.parentElement) : 1;
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const part = target as Element;
      if (part.closest('[aria-disabled]')) return;
      seen.moved.push(`${part.localName} ${propertyName}`);
      if (strength(part) < 1) seen.faint.push(part.outerHTML);
    });
  });
  const seen = () => page.evaluate('seen') as Promise<Record<'moved' | 'faint', string[]>>;
  const button = (name: string) => page.getByRole('button', { name });
  const ask = async () => {
    await button(uk.PersonalAccount).click();
    await button(uk.Logout).click();
  };
  site.serve('/document', fullPage({ page: { ...fullData, accessRights: 'Admin' } }));
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  await ask();
  await expect.poll(async () => (await seen()).moved).toContain('dialog translate');
  await button(uk.No).click();

  await page.getByLabel(uk.PhoneNumber).fill('501234567');
  await button(uk.Next).click();
  const other = button(uk.SignInWithEmail);
  await expect.poll(() => other.evaluate((each) => Number(getComputedStyle(each).opacity))).toBe(0.6);
  release();
  await expect.poll(async () => (await seen()).moved).toContain('div translate');
  await other.click();
  await expect.poll(async () => (await seen()).moved).toContain('form translate');
  expect((await seen()).faint).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ask();
  const running = page.locator('dialog').evaluate((dialog) => dialog.getAnimations().length);
  expect(await running).toBe(0);
});
