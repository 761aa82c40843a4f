import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Key } from '../../../src/shared';
import { texts } from '../../../src/tooling/from-facts/translations/texts';
import { fontFiles } from '../../site/font.mjs';
import { step } from '../../steps';
import { needs } from '../engines/needs';
import { json, useCard } from './card';

const card = useCard();

const widths = [320, 390, 1361];

/** The words that the card itself has for a refusal. */
const reasons: Key[] = [
  'NetworkError',
  'TimeoutError',
  'UnexpectedError',
  'TooManyRequestsError',
  'StalePageError',
  'ReloadPageError',
];

/** The font of the tests, as wide as DejaVu Sans: the widest of the fonts that sites have. */
const wideFont = (fontFiles['/font/font.js'] ?? '').replace(
  /new FontFace\(.*\)\)/,
  "new FontFace('Wide', bytes, { ...descriptors, sizeAdjust: '109%' }))",
);

/** The heights of the card in each window and font. */
async function heights(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const font of ['"Golos Text"', 'Wide'])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found[`${font} at ${width} px`] = await page.evaluate((font) => {
        document.documentElement.style.setProperty('--widget-font', font);
        return Math.round((document.querySelector('[data-mode]') as Element).getBoundingClientRect().height);
      }, font);
    }
  return found;
}

test.each(Object.entries(texts))(
  'no built-in refusal changes the height of a step, in %s',
  async (lang, t) => {
    needs('resizing');
    const { page, card: view } = await card.openCard({
      page: { lang, translations: t, codeLength: 6 },
      context: { reducedMotion: 'reduce' },
    });
    await page.evaluate(wideFont);
    const submit = view.root.locator('form [type=submit]');
    const fields = view.root.locator('form input');
    const wrong: string[] = [];
    const refuse = async (at: string, before: Record<string, number>) => {
      const after = await heights(page);
      for (const [where, height] of Object.entries(after))
        if (height !== before[where]) wrong.push(`${at}, ${where}: ${before[where]} → ${height}`);
    };

    /** Each reason of this step, and its empty fields. */
    const judge = async (at: string, call: string, typed: string[]) => {
      step(at);
      const before = await heights(page);
      for (const key of reasons) {
        for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
        card.answer(call, json({ Error: t[key] }, 400));
        await submit.click();
        await page.getByText(t[key], { exact: true }).waitFor();
        await view.idle.waitFor();
        await refuse(`${at}: ${key}`, before);
      }
      for (const index of typed.keys()) await fields.nth(index).fill('');
      await submit.click();
      await page.locator('[aria-invalid]').first().waitFor();
      await refuse(`${at}: empty`, before);
    };

    await judge('number', '/login/checkout', ['501234567']);
    card.answer('/login/checkout', json({ Value: true }));
    await fields.first().fill('501234567');
    await submit.click();
    await view.codeStep.waitFor();
    await judge('code', '/account/phonelogin', ['00000']);
    await page.locator('[data-mode] > div button').first().click();
    await page.locator('[data-mode="email"]').waitFor();
    await judge('email', '/account/emaillogin', ['admin@example.com', 'password']);
    await fields.first().fill('admin@example');
    await page.locator('[data-mode="email"] input[aria-invalid]').first().waitFor();
    expect(wrong).toEqual([]);
  },
);
