import type { Page } from 'playwright-core';
import { type Demand, inOneLine, must, unmetOf } from '../demands';
import type { Story, Visit } from '../story';
import { addStart, changeMarker, focusStart } from './marker';
import type { Reader } from './reader';

/** Even on a busy machine, only something that is never said takes this long. */
const limit = 30_000;

/** The page moves the focus a moment after it has said what happened. In milliseconds. */
const aMoment = 300;

/** xdotool's names of keys with another name on the keyboard. */
const keyNames: Record<string, string> = { Enter: 'Return', 'Shift+Tab': 'shift+Tab' };

let markers = 0;

/** What a visitor does, and hears from Orca. */
export function createVisit(page: Page, { orca, input }: Pick<Reader, 'orca' | 'input'>) {
  const unmet: string[] = [];
  const messages = new Set<string>();

  /**
   * Resolves when Orca has said all that it has to say. A change of the page takes the same way to Orca as the events
   * before it: so two changes, one after the other, come after all of them. A change can be lost while a page opens.
   */
  async function quiet() {
    for (const _ of ['first', 'second']) {
      const first = markers + 1;
      const isHandled = () => orca.marker() >= first;
      const end = Date.now() + limit;
      while (!isHandled() && Date.now() < end) {
        await changeMarker(page, `marker ${++markers}`);
        await orca.until('A change is not noticed', isHandled, 1000).catch(() => undefined);
      }
      if (!isHandled()) throw new Error('Orca does not notice changes of the page.');
    }
  }

  /** Presses a key, and waits until Orca has noticed: it stops speaking. */
  async function press(name: string) {
    const before = orca.keys();
    await input('key', '--clearmodifiers', keyNames[name] ?? name);
    await orca.until(`Orca has not noticed the key ${name}`, () => orca.keys() > before, limit);
  }

  /** Fails if a MUST is not met by what was said. */
  function judge(step: string, demands: Demand[]) {
    const { said } = orca;
    const sentences = demands.flatMap((demand) => unmetOf(demand, said));
    if (!demands.length && said.length) sentences.push('MUST: nothing is said');
    const parts = demands.flatMap((demand) => demand.parts);
    const demanded = parts.filter((part) => typeof part === 'string').map(inOneLine);
    for (const old of messages)
      if (!demanded.includes(old) && said.some((line) => line.includes(old)))
        sentences.push(`MUST: “${old}”, of an earlier step, is not said again`);
    for (const message of demanded) messages.add(message);
    const failed = sentences.filter((sentence) => sentence.startsWith('MUST'));
    if (failed.length) throw new Error([step, ...failed, 'What was said:', ...said].join('\n  '));
    unmet.push(...sentences.map((sentence) => `${step}: ${sentence}`));
  }

  /** Does something, and waits until everything that must be said was said. With `pause`, the page has a moment for it. */
  async function act(step: string, demands: Demand[], doIt: () => unknown, pause?: 'pause') {
    orca.said.length = 0;
    await doIt();
    await quiet();
    const parts = demands.flatMap(({ priority, parts }) => (priority === 'MUST' ? parts : []));
    const hears = (part: Demand['parts'][number]) => !unmetOf(must(part), orca.said).length;
    for (const part of pause ? [...parts.slice(0, 1), undefined, ...parts.slice(1)] : parts) {
      if (part && hears(part)) continue;
      if (pause) await page.clock.runFor(aMoment);
      if (part) await orca.until('It is not heard', () => hears(part), limit).catch(() => undefined);
      await quiet();
    }
    const repeated = orca.said.filter((line, index) => orca.said.indexOf(line) < index);
    if (repeated.length) throw new Error(`${step}\n  MUST: nothing is said twice, but was: ${repeated}`);
    judge(step, demands);
  }

  const visit: Omit<Visit, 'answers' | 'answersLater'> = {
    happens: (what, doIt, ...demands) => act(what, demands, doIt),
    presses: (key, ...demands) =>
      act(`presses ${key}`, demands, () => press(key), key === 'Enter' ? 'pause' : undefined),
    types: (text) =>
      act(`types ${text}`, [], async () => {
        await input('type', '--delay', '5', text);
        await page.waitForFunction(
          (text) => (document.activeElement as HTMLInputElement).value.endsWith(text),
          text,
        );
      }),
    waits: (seconds, ...demands) =>
      act(`waits ${seconds} s`, demands, () => page.clock.runFor(seconds * 1000)),
  };

  return {
    ...visit,
    /** The SHOULDs that were not met. */
    unmet,
    /**
     * Puts the visitor in front of the page, or behind it. Without it, the first words would depend on how much of the page was there when
     * Orca noticed it.
     */
    async begins(place: Story['begins']) {
      await page.waitForFunction(() => document.hasFocus());
      await page.clock.pauseAt(new Date('2026-01-15T12:05:00'));
      await quiet();
      // After a step of reading, Orca ignores a focus that the page has moved. A key that does nothing ends this.
      await press('F9');
      await addStart(page, place);
      await quiet();
      orca.said.length = 0;
      const isHeard = () => orca.said.some((line) => line.startsWith('start'));
      await focusStart(page);
      await orca.until('Orca has not said where the visitor begins', isHeard, limit);
      await quiet();
    },
  };
}
