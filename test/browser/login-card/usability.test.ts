import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../texts';
import { json, silence, toCodeStep, useCard } from './card';

const card = useCard();

const isInView = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('while the keyboard of a phone is open, the submit button is visible', () => {
  const body = `<h1>Login</h1>${'<p>Charging</p>'.repeat(9)}<div data-widget="login-card"></div>`;
  const context = { viewport: { width: 375, height: 367 }, hasTouch: true };

  test('when a field gets the focus', async () => {
    card.answer('/login/checkout', json({ Value: true }));
    const { card: view } = await card.openCard({ body, context });
    await view.number.tap();
    await expect.poll(() => isInView(view.next)).toBe(true);
    expect(await isInView(view.number)).toBe(true);
    await toCodeStep(view);
    await expect.poll(() => isInView(view.next)).toBe(true);
    expect(await isInView(view.code)).toBe(true);
    await view.byEmail.tap();
    for (const field of [view.email, view.password]) {
      await field.tap();
      await expect.poll(() => isInView(view.login)).toBe(true);
      expect(await isInView(field)).toBe(true);
    }
  });

  test('when the keyboard appears after the focus', async () => {
    const { page, card: view } = await card.openCard({
      body,
      context: { ...context, viewport: { width: 375, height: 667 } },
    });
    await view.number.tap();
    await page.setViewportSize({ width: 375, height: 367 });
    await expect.poll(() => isInView(view.next)).toBe(true);
  });

  test('when only the visual viewport shrinks, as on an iPhone', async () => {
    const viewport = { width: 375, height: 667 };
    const { page, card: view } = await card.openCard({ body, context: { ...context, viewport } });
    await view.number.tap();
    // A keyboard cannot be opened here. A zoom makes the visual viewport smaller too, and leaves the layout as it is.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 667 / 367 });
    const visible = () =>
      view.next.evaluate((element) => {
        const { offsetTop, height } = visualViewport as VisualViewport;
        const { top, bottom } = element.getBoundingClientRect();
        return [Math.round(height), top >= offsetTop && bottom <= offsetTop + height];
      });
    await expect.poll(visible).toEqual([367, true]);
  });
});

test('the view stays where the visitor has scrolled when he zooms or changes the window', async () => {
  const context = { viewport: { width: 480, height: 400 } };
  const { page, card: view } = await card.openCard({
    body: `<div data-widget="login-card"></div><p>${'text '.repeat(3000)}`,
    context,
  });
  await view.number.click();
  // A keyboard would have appeared by then.
  const clicked = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() > start + 1000, clicked);
  for (const height of [300, 500]) {
    await page.evaluate(() => scrollTo(0, 2000));
    const resized = page.evaluate(
      () => new Promise((then) => visualViewport?.addEventListener('resize', then)),
    );
    await page.setViewportSize({ width: 480, height });
    await resized;
    expect(await page.evaluate(() => scrollY)).toBe(2000);
  }
});

test('the method of the last login is marked on its button, and the button keeps its name', async () => {
  const { page, card: view } = await card.openCard({
    head: "<script>localStorage.setItem('loginMethod', 'email')</script>",
  });
  const exact = page.getByRole('button', { name: en.SignInWithEmail, exact: true });
  const mark = page.getByText(en.LastUsed, { exact: true });
  expect([await exact.count(), await mark.count()]).toEqual([1, 1]);
  expect(await exact.getAttribute('aria-describedby')).toBe(await mark.getAttribute('id'));
  await view.byEmail.click();
  await view.byPhone.waitFor();
  expect(await mark.count()).toBe(0);
});

test('the longest wait, a day, is shown on one line', async () => {
  card.answer('/login/checkout', json({ Code: 'SmsSentTimeout', Data: 86_400, Error: 'Wait.' }, 400));
  const { page, card: view } = await card.openCard({
    clock: true,
    context: { viewport: { width: 320, height: 800 } },
  });
  await page.clock.pauseAt(Date.now() + 1000);
  await toCodeStep(view);
  const ring = page.getByText('24:00:00', { exact: true });
  const { width, height } = (await ring.boundingBox()) as DOMRect;
  expect([height < 30, width > height]).toEqual([true, true]);
});

test('a busy button keeps its size, and its text does not move', async () => {
  const requested = card.answer('/login/checkout', silence);
  const { page, card: view } = await card.openCard();
  const places = async () => [await view.next.boundingBox(), await page.getByText(en.Next).boundingBox()];
  await view.number.fill('501234567');
  const before = await places();
  await view.next.click();
  await requested;
  await view.busy.waitFor();
  expect(await places()).toEqual(before);
  expect(await view.status.textContent()).toBe(en.Sending);
});

describe('in forced colours', () => {
  const outline = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? '0px' : outlineWidth;
    });
  const open = () => card.openCard({ context: { forcedColors: 'active' } as never });
  const boxOf = (field: Locator) => field.locator('xpath=..');

  test('a field and the list have an outline only when they have the focus', async () => {
    const { card: view } = await open();
    for (const field of [view.number, view.country]) {
      expect(await outline(field)).toBe('0px');
      await field.focus();
      expect(await outline(field)).toBe('2px');
    }
  });

  test('the primary button differs from the other one', async () => {
    const { page, card: view } = await open();
    // The computed style has the colours before they are forced, so the test compares what is drawn.
    const pieceOf = async (button: Locator) => {
      const { x, y } = (await button.boundingBox()) as DOMRect;
      return page.screenshot({ clip: { x: x + 10, y: y + 10, width: 8, height: 8 } });
    };
    expect(await pieceOf(view.next)).not.toEqual(await pieceOf(view.byEmail));
  });

  test('an invalid field differs from a valid one', async () => {
    const { card: view } = await open();
    expect(await outline(boxOf(view.number))).toBe('0px');
    await view.next.click();
    await expect.poll(() => outline(boxOf(view.number))).toBe('2px');
  });

  test('the ring shows how much of the wait is left', async () => {
    card.answer('/login/checkout', json({ Value: true }));
    const { page, card: view } = await open();
    await toCodeStep(view);
    const image = (scope: Page) =>
      scope.locator('[style*="--widget--left"]').evaluate((ring) => getComputedStyle(ring).backgroundImage);
    expect(await image(page)).toContain('conic-gradient');
  });
});
