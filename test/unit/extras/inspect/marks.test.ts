import { expect, test } from 'vitest';
import { marked, numbersIn } from '../../../../src/extras/inspect/marks';
import { texts } from '../../../../src/tooling/from-facts/translations/texts';

/** The text without the characters that have no width. */
const clean = (text: string) => text.replace(/[\u2062\u2063]/g, '');
const numbers = Object.keys(texts.en).map((_, number) => number);

test('each key has a mark of its own, which is found in the text, and changes nothing else', () => {
  for (const number of numbers) {
    expect(numbersIn(marked('Далі', number))).toEqual([number]);
    expect(clean(marked('Далі', number))).toBe('Далі');
  }
  expect(new Set(numbers.map((number) => marked('', number))).size).toBe(numbers.length);
});

test.each([
  ['the first part', 'Send again in '],
  ['the last part', ' s'],
])('%s of a text with a value has its key', (_, part) => {
  const [start = '', end = ''] = marked('Send again in {{seconds}} s', 5).split('{{seconds}}');
  const shown = part.startsWith('S') ? start : end;
  expect(numbersIn(shown)).toEqual([5]);
  expect(clean(shown)).toBe(part);
});

test('a text of two keys has both, each once, and a text without a mark has none', () => {
  expect(numbersIn(`${marked('A', 3)}: ${marked('B', 300)}, ${marked('A', 3)}`)).toEqual([3, 300]);
  expect(numbersIn('A\u2062\u2063')).toEqual([]);
});

test('a mark has only characters without a width', () => {
  expect(marked('', 170)).toMatch(/^[\u2062\u2063]+$/);
});
