import { findPlace, longestPaint, settle } from './in-page.mjs';

/** @typedef {(method: string, params?: object) => Promise<any>} Command for one page */

const menu = 'header nav > button';
const language = 'header :not(nav) > button[aria-label]';
const number = '[data-step="number"]';
const submit = `${number} [type="submit"]`;
const other = 'form ~ div button';

/**
 * What a visitor does after the mount: clicks an element, presses keys, waits for a sign. Or the backend answers. In this
 * order: each act begins where the one before it has ended. An act without its element is left out.
 * @type {{ name: string, on: string, keys?: string, answer?: true, sign: string }[]}
 */
const acts = [
  { name: 'a click that changes nothing', on: '#root input', sign: '#root' },
  { name: 'menu opens', on: menu, sign: `${menu}[aria-expanded="true"]` },
  { name: 'menu closes', on: menu, sign: `${menu}[aria-expanded="false"]` },
  { name: 'languages open', on: language, sign: `${language}[aria-expanded="true"]` },
  { name: 'languages close', on: language, sign: `${language}[aria-expanded="false"]` },
  { name: 'empty Next', on: submit, sign: `${number} [aria-invalid]` },
  { name: 'to email', on: `[data-mode="phone"] ${other}`, sign: '[data-mode="email"]' },
  { name: 'to phone', on: `[data-mode="email"] ${other}`, sign: number },
  { name: 'number typed', on: `${number} [type="tel"]`, keys: '501234567', sign: number },
  { name: 'number to code: click', on: submit, sign: `${number}[aria-busy="true"]` },
  { name: 'number to code: answer', on: '[aria-busy="true"]', answer: true, sign: '[data-step="code"]' },
  { name: 'change the number', on: '[data-step="code"] form p + button', sign: number },
];

/** Calls a function in the page. @param {Command} command @param {(...args: any[]) => unknown} action @param {...any} args */
export async function call(command, action, ...args) {
  const expression = `(${action})(...${JSON.stringify(args)})`;
  const answer = await command('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception.description);
  return answer.result.value;
}

/**
 * Does the acts that are possible in a page. By trusted input, because the browser measures no other. Returns the ms of each interaction to
 * the next paint.
 * @param {Command} command @param {() => void} answerCall lets the backend answer
 */
export async function perform(command, answerCall) {
  /** @type {number[]} */
  const paints = [];
  for (const { on, keys = '', answer, sign } of acts) {
    const place = await call(command, findPlace, on);
    if (!place) continue;
    const click = { ...place, button: 'left', clickCount: 1 };
    if (answer) answerCall();
    else {
      await command('Input.dispatchMouseEvent', { ...click, type: 'mousePressed' });
      // A finger rests longer than a frame. Otherwise the frame of the press would count for the click.
      await call(command, settle, on);
      await command('Input.dispatchMouseEvent', { ...click, type: 'mouseReleased' });
    }
    for (const key of keys)
      for (const type of ['keyDown', 'keyUp'])
        await command('Input.dispatchKeyEvent', { type, key, text: key });
    await call(command, settle, sign);
    if (!answer) paints.push(await call(command, longestPaint));
  }
  return paints;
}
