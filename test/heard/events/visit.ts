import type { Page } from 'playwright-core';
import { addStart, focusStart } from '../reader/marker';
import type { Visit } from '../reader/reader';
import { linesOf } from './lines';
import type { Listener, News } from './listener';
import { limit, opens, quiet } from './quiet';

/** Whether a widget has a text or a name with these words. */
const isShown = (words: string) =>
  [...document.querySelectorAll('[data-widget]')].some(({ innerHTML }) => innerHTML.includes(words));

/** What a visitor does. The transcript says what the browser has told of it. */
export function createVisit(page: Page, listener: Listener): Visit {
  let transcript = '';
  let before: News['focus'];

  async function act(what: string, expected: string[], doIt: () => Promise<unknown>) {
    transcript += `\n> ${what}\n`;
    await doIt();
    await quiet(page, listener);
    const missing: string[] = [];
    for (const [index, words] of expected.entries()) {
      // The page moves the focus a moment after it has said what happened.
      if (index) await page.clock.runFor(300);
      await page.waitForFunction(isShown, words, { timeout: limit });
      await quiet(page, listener);
      const { focus, regions } = await listener.ask('so far');
      const told = [focus?.name, focus?.description, ...regions.map(({ text }) => text)];
      if (!told.some((text) => text?.includes(words))) missing.push(words);
    }
    const news = await listener.ask('next');
    for (const line of linesOf(news, before)) transcript += `${line}\n`;
    for (const words of missing) transcript += `not told: “${words}”\n`;
    before = news.focus;
  }

  return {
    page,
    act,
    transcript: () => transcript.trimStart(),
    hears: act,
    async begins(place) {
      await page.waitForFunction(() => document.hasFocus());
      await page.clock.pauseAt(new Date('2026-01-15T12:05:00'));
      await opens(page, listener);
      await addStart(page, place);
      await quiet(page, listener);
      await focusStart(page);
      await quiet(page, listener);
      before = (await listener.ask('next')).focus;
    },
    presses: (name, ...expected) => act(`presses ${name}`, expected, () => page.keyboard.press(name)),
    /** Types into the field with the focus. */
    types: (text) =>
      act(`types ${text}`, [], async () => {
        await page.keyboard.type(text);
        await page.waitForFunction(
          (text) => (document.activeElement as HTMLInputElement).value.endsWith(text),
          text,
        );
      }),
    reads: () => Promise.reject(new Error('Only a screen reader reads line by line.')),
    waits: (seconds, ...expected) =>
      act(`waits ${seconds} s`, expected, () => page.clock.runFor(seconds * 1000)),
  };
}
