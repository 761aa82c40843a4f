import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserArgs } from '../../browser/browser-path.mjs';
import { programs } from '../../browser/engines/list.mjs';
import { openDesktop } from './desktop';
import { addMarker, addStart, changeMarker, focusStart, type Place, placeMarker } from './marker';
import { type Orca, startOrca } from './orca';

/** Even on a busy machine, only something that is never said takes this long. */
const limit = 30_000;

/** Starts a browser and a screen reader. `locale` is the language of the screen reader's own words. */
export async function startReader(locale: string) {
  const desktop = await openDesktop(locale);
  const orca = await startOrca(desktop);
  const executablePath = programs.chromium;
  const look = ['--force-renderer-accessibility', '--ozone-platform=x11', '--window-position=0,0'];
  const browser = await chromium.launch({
    executablePath,
    headless: false,
    env: desktop.env as Record<string, string>,
    args: [...browserArgs(executablePath), ...look, '--window-size=1400,1000'],
  });
  return {
    async visitor(options: BrowserContextOptions) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await addMarker(page, { role: 'img' });
      await page.clock.install({ time: new Date('2026-01-15T12:00:00') });
      return { page, visit: createVisit(page, orca, desktop.input), close: () => context.close() };
    },
    async close() {
      await browser.close();
      await desktop.close();
    },
  };
}

/** xdotool's names of keys with another name on the keyboard. */
const keyNames: Record<string, string> = { Enter: 'Return', 'Shift+Tab': 'shift+Tab' };

let markers = 0;

/**
 * Resolves when Orca has said all that it has to say. A change of the page takes the same way to Orca as the events
 * before it: so two changes, one after the other, come after all of them. A change can be lost while a page opens.
 */
async function quiet(page: Page, orca: Orca) {
  await placeMarker(page);
  for (const _ of ['first', 'second']) {
    const first = markers + 1;
    const isHandled = () => orca.marker() >= first;
    const end = Date.now() + limit;
    while (!isHandled() && Date.now() < end) {
      await changeMarker(page, 'aria-label', `marker ${++markers}`);
      await orca.until('A change is not noticed', isHandled, 1000).catch(() => undefined);
    }
    if (!isHandled()) throw new Error('Orca does not notice changes of the page.');
  }
}

function createVisit(page: Page, orca: Orca, input: (...args: string[]) => Promise<unknown>) {
  let transcript = '';

  /** Does something, and writes down what is said. It ends when the expected words and all others were said. */
  async function act(what: string, expected: string[], doIt: () => Promise<unknown>, isSorted = false) {
    if (what) transcript += `\n> ${what}\n`;
    orca.said.length = 0;
    await doIt();
    const missing: string[] = [];
    for (const [index, words] of expected.entries()) {
      // The page moves the focus a moment after it has said what happened.
      if (index) await page.clock.runFor(300);
      const isHeard = () => !words || orca.said.some((line) => line.includes(words));
      await orca.until(`“${words}” is not heard`, isHeard, limit).catch(() => missing.push(words));
      await quiet(page, orca);
    }
    if (!expected.length) await quiet(page, orca);
    const lines = isSorted ? orca.said.toSorted() : orca.said;
    transcript += lines.map((line) => `${line}\n`).join('');
    if (missing.length) throw new Error(`“${missing.join(', ')}” was not heard:\n${transcript}`);
  }

  /** Presses a key, and waits until Orca has noticed: it stops speaking. */
  async function key(name: string) {
    const before = orca.keys();
    await input('key', '--clearmodifiers', keyNames[name] ?? name);
    await orca.until(`Orca has not noticed the key ${name}`, () => orca.keys() > before, limit);
  }

  return {
    page,
    act,
    transcript: () => transcript.trimStart(),
    /**
     * Puts the visitor in front of the page, or behind it. Without it, the first words would depend on how much of the page was there when
     * Orca noticed it. What was said before is not written down: it is about the browser and the site.
     */
    async begins(place: Place) {
      await page.waitForFunction(() => document.hasFocus());
      await page.clock.pauseAt(new Date('2026-01-15T12:05:00'));
      await quiet(page, orca);
      // After a step of reading, Orca ignores a focus that the page has moved. A key that does nothing ends this.
      await key('F9');
      await addStart(page, place);
      await quiet(page, orca);
      orca.said.length = 0;
      const isHeard = () => orca.said.some((line) => line.startsWith('start'));
      await focusStart(page);
      await orca.until('Orca has not said where the visitor begins', isHeard, limit);
      await quiet(page, orca);
    },

    /** Something happens that the visitor did not do. The words are sorted: how busy the machine is decides which come first. */
    hears: (what: string, expected: string[], doIt: () => Promise<unknown>) =>
      act(what, expected, doIt, true),

    presses: (name: string, ...expected: string[]) => act(`presses ${name}`, expected, () => key(name)),

    /** Types into the field with the focus. */
    types: (text: string) =>
      act(`types ${text}`, [], async () => {
        await input('type', '--delay', '5', text);
        await page.waitForFunction(
          (text) => (document.activeElement as HTMLInputElement).value.endsWith(text),
          text,
        );
      }),

    /** Reads the page line by line, until a line with these words. */
    async reads(last: string) {
      transcript += '\n> presses Down, line by line\n';
      for (let lines = 0; lines < 100; lines++) {
        await act('', [], () => key('Down'));
        if (orca.said.some((line) => line.includes(last))) return;
      }
      throw new Error(`“${last}” was not read:\n${transcript}`);
    },

    /** Lets time pass in the page. Its clock does not run by itself. */
    waits: (seconds: number, ...expected: string[]) =>
      act(`waits ${seconds} s`, expected, () => page.clock.runFor(seconds * 1000)),
  };
}

export type Visit = ReturnType<typeof createVisit>;
