import type { ServerResponse } from 'node:http';
import type { Locator } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { step } from '../../steps';
import { uk } from '../../texts';
import { useSite } from '../visit';
import { focused, language, openHeader } from './header';

const site = useSite();
const call = '/web/setculture';

const boxOf = async (part: Locator) => (await part.boundingBox()) as DOMRect;

test('a failure is shown beside the switcher, and while a call runs, the switcher is busy', async () => {
  site.server.answer(call, (_, response) => response.writeHead(500).end('<h1>Помилка</h1>'));
  onTestFinished(() => site.server.answer(call));
  // The box of a turning spinner would change.
  const page = await openHeader(site, { at: '/uk/kontakty', context: { reducedMotion: 'reduce' } });
  const button = page.getByRole('button', { name: uk.Language });
  step('the failure looks like the error of the card');
  await button.click();
  await page.getByRole('button', { name: 'Русский' }).click();
  const failure = page.getByRole('alert').filter({ hasText: uk.LanguageChangeError });
  await failure.waitFor();
  const colours = await failure.evaluate((alert) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(alert);
    return [borderTopColor, backgroundColor];
  });
  expect(colours).toEqual(['rgb(245, 124, 0)', 'rgba(255, 152, 0, 0.14)']);
  await page.keyboard.press('Escape');
  expect(await failure.isVisible()).toBe(false);
  page.complaints.length = 0;

  step('while a call runs, the switcher keeps its size and the focus, and does nothing');
  const hanging: ServerResponse[] = [];
  site.server.answer(call, (_, response) => hanging.push(response));
  const { x, width } = await boxOf(button);
  await button.focus();
  for (const key of ['Enter', 'Tab', 'Space']) await page.keyboard.press(key);
  await page.waitForSelector('[aria-busy="true"][aria-disabled="true"]');
  expect(await boxOf(button)).toMatchObject({ x, width });
  const arrow = button.locator('> svg');
  expect(await arrow.evaluate((element) => getComputedStyle(element).stroke)).toBe('none');
  const spinner = button.locator('[aria-hidden]').last();
  const flag = await boxOf(button.locator('img'));
  expect((await boxOf(spinner)).x).toBeGreaterThanOrEqual(flag.x + flag.width);
  await page.keyboard.press('Enter');
  expect([await button.getAttribute('aria-expanded'), await focused(page)]).toEqual(['false', language]);

  await page.setViewportSize({ width: 390, height: 800 });
  const [narrow, inside] = [await boxOf(button), await boxOf(spinner)];
  expect(inside.x + inside.width).toBeLessThanOrEqual(narrow.x + narrow.width);

  step('its removal cancels the call');
  const cancelled = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
  expect((await cancelled).url()).toContain(call);
  expect(hanging).toHaveLength(1);
  expect(page.complaints).toEqual([]);
});
