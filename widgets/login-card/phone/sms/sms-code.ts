import { codeLengths } from '../../../../src';
import { digitsIn, withLatinDigits } from '../../fields/digits';

const { minimum, maximum } = codeLengths;
const dates = /\d+(?:[.:/,]\d+)+|\d{4}-\d\d-\d\d/g;
const amounts = /\p{Sc}\s?\d+|\b(?:\d{1,3}\s)*\d[\d.,]*\s?(?:\p{Sc}|грн|uah)/u.source;
/**
 * They have more digits than a code. Their first group is no code by itself: `123456 120 s` is a code and a time. But a group of 4 digits
 * can begin a telephone number.
 */
const phones = `\\b(?!\\d{5,${maximum}}\\b)\\d(?:[\\s()\\p{Pd}]{0,2}\\d){${maximum},}`;
const amountsAndPhones = new RegExp(`${amounts}|${phones}`, 'giu');
/** A word for a code, and the rest of its sentence. A point in an address does not end it. */
const afterWord = /(?:^|\P{L})(?:код|[ck][oó]d|парол|pin)(?:[^.!?]|\.\b)*/giu;
const codes = new RegExp(`\\b(?:\\d{3}[\\s\\p{Pd}]\\d{3}|\\d{${minimum},${maximum}})\\b`, 'gu');

/**
 * Finds the code in typed or pasted text. In a complete message it is the first number of this length, or of a usual one,
 * that is not part of a date, a time, an amount or a telephone number, and if possible one after a word for it.
 */
export function findCode(text: string, length: number | null): string {
  const latin = withLatinDigits(text.replace(/\p{Cf}/gu, ''));
  if (!/\p{L}/u.test(latin)) return digitsIn(latin);
  const message = latin.replace(dates, ' ').replace(amountsAndPhones, ' ');
  const numbers = [message.match(afterWord), message].join().match(codes)?.map(digitsIn);
  const code = numbers?.find((number) => !length || number.length === length);
  return code ?? digitsIn(latin.replace(amountsAndPhones, ' '));
}
