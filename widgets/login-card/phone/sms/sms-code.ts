import { digitsIn, withLatinDigits } from '../../fields/digits';

/**
 * Finds the code in typed or pasted text. In a complete message it is the first number of this length, or of a usual one,
 * that is not part of a date, a time or an amount.
 */
export function findCode(text: string, length: number | null): string {
  const plain = withLatinDigits(text.replace(/\p{Cf}/gu, ''));
  const dateless = plain.replace(/\d+(?:[.:/,]\d+)+|\d{4}-\d\d-\d\d/g, '');
  const numbers = dateless.match(/\b(?:\d{3}[\s\p{Pd}]\d{3}|\d{4,8})\b/gu)?.map(digitsIn) ?? [];
  const code = numbers.find((number) => !length || number.length === length);
  return (/\p{L}/u.test(plain) && code) || digitsIn(plain);
}
