import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { cultures } from '../../site/languages.mjs';
import { en } from '../../texts';
import { needs } from '../engines/needs';
import { nextFrames } from '../visit';
import { json, useCard } from './card';

const card = useCard();

/** What is wrong with the words of a call that takes long: they must be seen as a whole, and change no height. */
const faultsOfWords = (root: Locator) =>
  root.evaluate((card) => {
    const words = card.querySelector('[data-text]') as HTMLElement;
    const note = words.parentElement as HTMLElement;
    const [box, room] = [words, note].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    const height = card.clientHeight;
    note.removeAttribute('data-late');
    const before = card.clientHeight;
    note.setAttribute('data-late', '');
    const faults: string[] = [];
    if (getComputedStyle(words).opacity !== '1') faults.push('is not visible');
    if (box.height < 10 || box.bottom > room.bottom || box.right > room.right + 1)
      faults.push('is outside of the note');
    if (words.scrollWidth > words.clientWidth) faults.push('is cut');
    if (card.scrollWidth > card.clientWidth) faults.push('is in a card that is too wide');
    if (height !== before) faults.push(`changes the height by ${height - before} px`);
    return faults.map((fault) => `${words.dataset.text} ${fault}`);
  });

test.for(['phone', 'code', 'email'])(
  'a long call at the step %s: its words are seen as a whole, and change no height',
  async (step) => {
    needs('devtools');
    for (const lang of cultures) {
      const page = await card.open(`/states/login-${step}-busy?lang=${lang}`);
      await page.locator('[data-late]').waitFor();
      const session = await page.context().newCDPSession(page);
      for (const size of [16, 32])
        for (const width of [320, 390, 1361]) {
          await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
          await page.setViewportSize({ width, height: 800 });
          await nextFrames(page);
          const faults = await faultsOfWords(page.locator('[data-mode]'));
          expect(faults, `${lang}, ${width} px, letters of ${size} px`).toEqual([]);
        }
    }
  },
);

test('an element of the page with an attribute of the same name stays visible', async () => {
  const body = '<p data-late><b>Text of the page</b></p><div data-widget="login-card"></div>';
  const { page } = await card.openCard({ body });
  expect(await page.locator('b').evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
});

test('the words of a call are shown after 300 ms, also with reduced motion, and are no description', async () => {
  let answer = (): unknown => undefined;
  card.answer('/login/checkout', (...call) => {
    answer = () => json({ Value: true })(...call);
  });
  const { page, card: view } = await card.openCard({ clock: true, context: { reducedMotion: 'reduce' } });
  await page.clock.pauseAt(Date.now() + 1000);
  await view.number.fill('501234567');
  const words = view.root.locator('[data-text]');
  const look = async () => ({
    seen: await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity)),
    hint: await page.getByText(en.SmsHint).evaluate((hint) => getComputedStyle(hint).opacity),
    description: await view.number.getAttribute('aria-describedby'),
  });
  const { description } = await look();
  await view.next.click();
  await view.busy.waitFor();
  await page.clock.runFor(250);
  expect(await look()).toEqual({ seen: ['0'], hint: '1', description });
  await page.clock.runFor(100);
  expect(await look()).toEqual({ seen: ['1'], hint: '0', description });
  expect(await words.getAttribute('data-text')).toBe(en.Sending);
  answer();
  await view.codeStep.waitFor();
  await page.clock.runFor(1000);
  expect([await words.count(), await page.locator('[data-late]').count()]).toEqual([0, 0]);
});
