// A mark is the number of a key in characters that have no width and no shape. A text has one at each end, because a component may show
// only a part of it: `Send again in {{seconds}} s` has the number in an element of its own.
const digits = ['\u2062', '\u2063'] as const;
const length = 9;
const mark = new RegExp(`[${digits.join('')}]{${length}}`, 'g');

/** The text of a key with its marks. */
export function marked(text: string, number: number): string {
  const bits = number.toString(2).padStart(length, '0');
  const own = bits.replace(/./g, (bit) => digits[Number(bit) as 0 | 1]);
  return `${own}${text}${own}`;
}

/** The numbers of the keys in a text, each once. */
export function numbersIn(text: string): number[] {
  const bits = [...text.matchAll(mark)].map(([own]) =>
    own.replace(/./g, (each) => `${digits.indexOf(each as '\u2062')}`),
  );
  return [...new Set(bits)].map((each) => Number.parseInt(each, 2));
}
