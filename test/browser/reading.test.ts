import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { states } from '../../src/tooling/states/states.mjs';
import { html, widgets } from './document';
import { useSite } from './visit';

const site = useSite();

const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

interface Shown {
  address: string;
  width: number;
  /** Whether the document of the state before has other scripts. */
  isNew: boolean;
}

/** Shows states one after another in a frame. Returns what a screen reader reads in each of them from top to bottom. */
async function readAll(states: Shown[]): Promise<string[][]> {
  const { Reader } = window as never as { Reader: new () => Virtual };
  let frame = document.createElement('iframe');
  const found: string[][] = [];
  for (const { address, width, isNew } of states) {
    if (isNew) {
      frame.remove();
      frame = document.body.appendChild(document.createElement('iframe'));
      frame.src = address;
      const isDriven = () => frame.contentDocument?.documentElement?.dataset.driven;
      while (!isDriven()) await new Promise(requestAnimationFrame);
    }
    frame.style.width = `${width}px`;
    const shown = frame.contentWindow as typeof window & { showState(address: string): Promise<string> };
    const driven = await shown.showState(address);
    // Otherwise `-u` would write the failure into the file.
    if (driven !== 'done') throw new Error(`${address}: ${driven}`);
    // The reader takes every element with the attribute for hidden, but in a wide window the style of the menu shows it.
    Object.defineProperty(shown.HTMLElement.prototype, 'hidden', {
      configurable: true,
      get: function (this: HTMLElement) {
        return getComputedStyle(this).display === 'none';
      },
    });
    const virtual = new Reader();
    const page = shown.document;
    // The rest of the page cannot be reached while a modal dialog is open.
    const container = page.querySelector('dialog:modal') ?? (page.querySelector('[data-widget]') as Element);
    await virtual.start({ container, window: shown });
    const [start] = await virtual.spokenPhraseLog();
    const { activeNode } = virtual;
    // After the last phrase the reader starts again.
    if (start !== undefined)
      do await virtual.next();
      while (virtual.activeNode !== activeNode || (await virtual.lastSpokenPhrase()) !== start);
    found.push((await virtual.spokenPhraseLog()).slice(0, -1));
    await virtual.stop();
  }
  return found;
}

/** Such a part is read as one phrase. */
const isOne = (phrase: string) => /^(button|link|combobox), /.test(phrase);

/** Only the simulated reader says that an element is not busy. */
const isSaid = (phrase: string) => !/^(end, )?not busy$/.test(phrase);

/** One line for each phrase, indented inside of its landmark, list or paragraph. */
function outline(phrases: string[]): string[] {
  const lines: string[] = [];
  const around: string[] = [];
  for (const phrase of phrases.filter(isSaid).reverse()) {
    const end = /^end(?: of|,) (.*)/s.exec(phrase)?.[1];
    if (phrase === around.at(-1)) around.pop();
    if (end === undefined && !around.some(isOne)) lines.unshift('  '.repeat(around.length) + stable(phrase));
    if (end !== undefined) around.push(end);
  }
  return lines;
}

/** Replaces what differs between two runs: the year, and the digits of a countdown and of a time. */
const stable = (text: string) =>
  text
    .replaceAll(String(new Date().getFullYear()), 'YEAR')
    .replace(/\d+(?= [sс](?!\p{L}))|\d+(:\d\d)+/gu, (time) => time.replace(/\d/g, 'N'));

/** The lines that are removed and added, each group after the last line before it that stays. */
function changes(before: string[], after: string[]): string[] {
  // How many lines stay, from these lines on.
  const stay = [...before, ''].map(() => [...after, ''].map(() => 0));
  const at = (i: number, j: number) => stay[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (stay[i] as number[])[j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: string[] = [];
  let last: string | undefined;
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    if (before[i] === after[j]) {
      last = `  ${after[j++]}`;
      i++;
      continue;
    }
    if (last) lines.push(last);
    last = undefined;
    const isAdded = i === before.length || at(i, j + 1) > at(i + 1, j);
    lines.push(isAdded ? `+ ${after[j++]}` : `- ${before[i++]}`);
  }
  return lines;
}

/** The file of a widget. A state that is like one above has only its difference. */
function transcript(states: { id: string; name: string; lines: string[] }[]): string {
  return states
    .map(({ id, name, lines }, index) => {
      const [nearest] = states
        .slice(0, index)
        .map((above) => ({ id: above.id, differs: changes(above.lines, lines) }))
        .sort((one, other) => one.differs.length - other.differs.length);
      const title = `${id}: ${name}`;
      return nearest && nearest.differs.length < lines.length
        ? [`${title}. As ${nearest.id}${nearest.differs.length ? ', but:' : '.'}`, ...nearest.differs]
        : [title, ...lines.map((line) => `  ${line}`)];
    })
    .map((lines) => `${lines.join('\n')}\n`)
    .join('');
}

test.each(widgets)('%s: a screen reader reads every state as in the file', async (widget) => {
  site.serve('/virtual.js', reader, { 'content-type': 'text/javascript' });
  const module = `import { Virtual } from '/virtual.js'; window.Reader = Virtual;`;
  site.serve('/reader.js', module, { 'content-type': 'text/javascript' });
  const scripts = '<script type="module" src="/reader.js"></script>';
  const page = await site.openDocument(html({ body: '', page: undefined, scripts }));
  const own = states.filter((state) => state.widget === widget && !state.slow);
  // All in English, so that a state differs from the others only in what it shows.
  const shown = own.map(({ id, width = 1361, scripts }, at) => ({
    address: `/states/${id}?lang=en`,
    width,
    isNew: String(scripts) !== String(own[at - 1]?.scripts),
  }));
  await page.waitForFunction('window.Reader');
  const found = await page.evaluate(readAll, shown);
  const read = own.map(({ id, name }, at) => ({ id, name, lines: outline(found[at] ?? []) }));
  await expect(
    transcript(read),
    'Read the difference below. If it is right, run `npm run transcripts`',
  ).toMatchFileSnapshot(`reading/${widget}.txt`);
});
