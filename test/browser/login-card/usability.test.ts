import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { en } from '../../texts';
import { focused, json, passes, silence, toCodeStep, useCard } from './card';

const card = useCard();

test('the view stays where the visitor has scrolled when he zooms or changes the window', async () => {
  const context = { viewport: { width: 480, height: 400 } };
  const { page, card: view } = await card.openCard({
    body: `<div data-widget="login-card"></div><p>${'text '.repeat(3000)}`,
    context,
  });
  await view.number.click();
  // A keyboard would have appeared by then.
  await passes(page, 1000);
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

test('while a call runs, clicks and Enter do nothing, and the pressed button keeps its size', async () => {
  const requested = card.answer('/login/checkout', silence);
  const { page, card: view } = await card.openCard();
  const calls = card.watchCalls();
  const places = async () => [await view.next.boundingBox(), await page.getByText(en.Next).boundingBox()];
  await view.number.fill('501234567');
  const before = await places();
  await view.next.dblclick();
  await requested;
  await view.busy.waitFor();
  step('the pressed button keeps its size, its text its place, and the focus stays');
  expect(await places()).toEqual(before);
  expect([await view.status.textContent(), await focused(page)]).toEqual([en.Sending, en.Next]);
  step('the other buttons fade');
  const opacity = (button: Locator) =>
    button.evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => opacity(view.byEmail)).toBeLessThan(1);
  expect(await opacity(view.next)).toBe(1);
  step('clicks do nothing, and the fields are read-only');
  for (const button of [view.next, view.byEmail, view.signUp]) await button.click({ force: true });
  await view.country.press('ArrowDown');
  expect([await view.country.inputValue(), await view.number.isEditable()]).toEqual(['380', false]);
  expect(calls()).toEqual(['/login/checkout']);
});

test('the error of the number stands under both fields, and the focus ring leaves a gap around its border', async () => {
  const { page, card: view } = await card.openCard();
  const box = view.number.locator('xpath=..');
  const look = () =>
    box.evaluate((element) => {
      const { borderTopColor, boxShadow } = getComputedStyle(element);
      return { borderTopColor, boxShadow };
    });
  await view.number.focus();
  const valid = await look();
  await view.next.click();
  await expect.poll(async () => (await look()).borderTopColor).not.toBe(valid.borderTopColor);
  expect((await look()).boxShadow).toMatch(/^rgb\(255, 255, 255\) 0px 0px 0px 2px, /);

  const error = (await page.getByText(en.PhoneNumberRequiredError).boundingBox()) as DOMRect;
  const [list, field] = [await view.country.boundingBox(), await box.boundingBox()] as [DOMRect, DOMRect];
  const gap = error.y - field.y - field.height;
  // The list has a border of 1 px around it, and the mark of the error is 12 px from its edge.
  expect([error.x + 12, gap >= 0, gap < 8]).toEqual([list.x - 1, true, true]);
});

test('the longest wait, a day, is shown on one line', async () => {
  card.answer('/login/checkout', json({ Code: 'SmsSentTimeout', Data: 86_400, Error: 'Wait.' }, 400));
  const { page, card: view } = await card.openCard();
  await page.setViewportSize({ width: 320, height: 800 });
  await toCodeStep(view);
  const ring = page.getByText(/^2\d:\d\d:\d\d$/);
  const { width, height } = (await ring.boundingBox()) as DOMRect;
  expect([height < 30, width > height]).toEqual([true, true]);
});

test('in forced colours the focus, an invalid field, the primary button and the wait can be seen', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard({ context: { forcedColors: 'active' } });
  const outline = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? '0px' : outlineWidth;
    });
  // The computed style has the colours before they are forced, so the test compares what is drawn.
  const pieceOf = async (button: Locator) => {
    const { x, y } = (await button.boundingBox()) as DOMRect;
    return page.screenshot({ clip: { x: x + 10, y: y + 10, width: 8, height: 8 } });
  };
  expect(await pieceOf(view.next)).not.toEqual(await pieceOf(view.byEmail));
  for (const field of [view.number, view.country]) {
    expect(await outline(field)).toBe('0px');
    await field.focus();
    expect(await outline(field)).toBe('2px');
  }
  const box = view.number.locator('xpath=..');
  expect(await outline(box)).toBe('0px');
  await view.next.click();
  await expect.poll(() => outline(box)).toBe('2px');
  await toCodeStep(view);
  // It is higher than its line, and would cover a part of the words above.
  card.answer('/account/phonelogin', () => undefined);
  await view.code.fill('482016');
  await view.next.click();
  await view.busy.waitFor();
  expect(await view.edit.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/, 0\)$/);
  const ring = page.locator('[style*="--widget--left"]');
  expect(await ring.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('conic-gradient');
});
