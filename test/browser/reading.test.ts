import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { expect, test } from 'vitest';
import { states } from '../site/states.mjs';
import { html, widgets } from './document';
import { useSite } from './visit';

const site = useSite();

const reader = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Opens pages in frames, some at once. Returns what a screen reader reads in each of them from top to bottom. */
async function readAll(pages: { address: string; width: number }[]): Promise<string[][]> {
  const { Reader } = window as never as { Reader: new () => Virtual };
  async function read({ address, width }: (typeof pages)[number]) {
    const frame = document.createElement('iframe');
    frame.style.width = `${width}px`;
    frame.src = address;
    document.body.append(frame);
    const isDriven = () => frame.contentDocument?.documentElement?.dataset.driven;
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (!isDriven()) await nextFrame();
    // The header measures its links at the end of a frame.
    await nextFrame();
    await nextFrame();
    const { HTMLElement, document: page } = frame.contentWindow as typeof window;
    // The reader takes every element with the attribute for hidden, but in a wide window the style of the menu shows it.
    Object.defineProperty(HTMLElement.prototype, 'hidden', {
      get: function (this: HTMLElement) {
        return getComputedStyle(this).display === 'none';
      },
    });
    const virtual = new Reader();
    // The rest of the page cannot be reached while a modal dialog is open.
    const container = page.querySelector('dialog:modal') ?? (page.querySelector('[data-widget]') as Element);
    await virtual.start({ container, window: frame.contentWindow as never });
    const [start] = await virtual.spokenPhraseLog();
    const { activeNode } = virtual;
    // After the last phrase the reader starts again.
    if (start !== undefined)
      do await virtual.next();
      while (virtual.activeNode !== activeNode || (await virtual.lastSpokenPhrase()) !== start);
    const phrases = (await virtual.spokenPhraseLog()).slice(0, -1);
    await virtual.stop();
    const driven = isDriven();
    // Otherwise `-u` would write the failure into the file.
    if (driven !== 'done') throw new Error(`${address}: ${driven}`);
    frame.remove();
    return phrases;
  }
  const found: string[][] = [];
  const waiting = [...pages.entries()];
  const readNext = async (): Promise<void> => {
    const [at, page] = waiting.shift() ?? [];
    if (at === undefined || !page) return;
    found[at] = await read(page);
    await readNext();
  };
  await Promise.all(Array.from({ length: 6 }, readNext));
  return found;
}

/** Such a part is read as one phrase. */
const isOne = (phrase: string) => /^(button|link|combobox), /.test(phrase);

/** Only the simulated reader says that an element is not busy. */
const isSaid = (phrase: string) => !/^(end, )?not busy$/.test(phrase);

/** One line for each phrase, indented inside of its landmark, list or paragraph. */
function outline(phrases: string[]): string {
  const lines: string[] = [];
  const around: string[] = [];
  for (const phrase of phrases.filter(isSaid).reverse()) {
    const end = /^end(?: of|,) (.*)/s.exec(phrase)?.[1];
    if (phrase === around.at(-1)) around.pop();
    if (end === undefined && !around.some(isOne)) lines.unshift('  '.repeat(around.length + 1) + phrase);
    if (end !== undefined) around.push(end);
  }
  return lines.join('\n');
}

/** Replaces what differs between two runs: the year, and the digits of a countdown and of a time. */
const stable = (text: string) =>
  text
    .replaceAll(String(new Date().getFullYear()), 'YEAR')
    .replace(/\d+(?= [sс](?!\p{L}))|\d+(:\d\d)+/gu, (time) => time.replace(/\d/g, 'N'));

test.each(widgets)('%s: a screen reader reads every state as in the file', async (widget) => {
  site.serve('/virtual.js', reader, { 'content-type': 'text/javascript' });
  const module = `import { Virtual } from '/virtual.js'; window.Reader = Virtual;`;
  site.serve('/reader.js', module, { 'content-type': 'text/javascript' });
  const scripts = '<script type="module" src="/reader.js"></script>';
  const page = await site.openDocument(html({ body: '', page: undefined, scripts }));
  const own = states.filter((state) => state.widget === widget && !state.slow);
  const pages = own.map(({ id, lang = 'en', width = 1361 }) => ({
    address: `/states/${id}?lang=${lang}`,
    width,
  }));
  await page.waitForFunction('window.Reader');
  const found = await page.evaluate(readAll, pages);
  const texts = found.map((phrases) => stable(outline(phrases)));
  const parts = own.map(({ id, name }, at) => {
    const first = texts.indexOf(texts[at] ?? '');
    return `${id}: ${name}\n${first === at ? texts[at] : `  as ${own[first]?.id}`}\n`;
  });
  await expect(parts.join('\n')).toMatchFileSnapshot(`reading/${widget}.txt`);
});
