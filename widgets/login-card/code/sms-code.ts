import { codeLengths } from '../../../src/facts/login';
import { digitsIn, withLatinDigits } from '../controls/digits';

const { minimum, maximum } = codeLengths;
/** No SMS is longer. The time of the expressions below can grow with the square of the length. */
const longestMessage = 1000;
const dates = /\d+(?:[.:/,]\d+)+|\d{4}-\d\d-\d\d/g;
const blank = '[^\\S\\n]';
const currency = '(?:\\p{Sc}|(?:грн|гривень|гривні|hrn|uah|euro?)(?!\\p{L}))';
const amounts = `${currency}${blank}?\\d[\\d.,]*|\\b(?:\\d{1,3}${blank})*\\d[\\d.,]*${blank}?${currency}(?!\\d)`;
/** Telephone numbers have more digits than a code. A first group of 5 digits or more is a code: `123456 120 s` is a code and a time. */
const phones = `\\b(?!\\d{5,${maximum}}\\b)\\d(?:(?:${blank}|[()\\p{Pd}]){0,2}\\d){${maximum},}`;
const amountsAndPhones = `${amounts}|${phones}`;
const word = '(?:^|\\P{L})(?:код|[ck][oó]d|парол|password|heslo|pin)';
/** The rest of the sentence after a word for a code. A point in an address does not end it. */
const afterWord = `${word}(?:[^.!?]|\\.\\b)*`;
const shape = `\\d{3}[\\s\\p{Pd}]\\d{3}|\\d{${minimum},${maximum}}`;
const codes = `\\b(?:${shape})\\b`;
/** A code directly after the word. A telephone number may follow it. */
const named = `${word}\\p{L}{0,2}[\\s:=\\p{Pd}]{0,3}(${shape})(?!(?:${blank}|[.,:/\\p{Pd}])?\\d)`;

/** Made at each use, because few visitors paste a message, and making them all takes almost a millisecond. */
const expression = (source: string) => new RegExp(source, 'giu');

/** Finds the code in a text. In a message, a number after a word for a code comes first. Dates, times, amounts and telephone numbers are ignored. */
export function findCode(text: string, length: number | null): string {
  const latin = withLatinDigits(text.slice(0, longestMessage).replace(/\p{Cf}/gu, ''));
  if (!/\p{L}/u.test(latin)) return digitsIn(latin);
  const message = latin.replace(dates, ' ').replace(expression(amountsAndPhones), ' ');
  const direct = [...latin.matchAll(expression(named))].map(([, found]) => found);
  const numbers = [
    ...direct,
    ...([message.match(expression(afterWord)), message].join().match(expression(codes)) ?? []),
  ];
  const code = numbers
    .map((number = '') => digitsIn(number))
    .find((each) => each.length === (length ?? each.length));
  return code ?? digitsIn(latin.replace(expression(amountsAndPhones), ' '));
}
