import { digitsIn, withLatinDigits } from '../fields/digits';

/**
 * Finds the code in typed or pasted text. In a complete message it is the first number of the usual length that is not
 * part of a date, a time or an amount.
 */
export function findCode(text: string): string {
  const plain = withLatinDigits(text.replace(/\p{Cf}/gu, ''));
  const dateless = plain.replace(/\d+(?:[.:/,]\d+)+|\d{4}-\d\d-\d\d/g, '');
  const [code] = (/\p{L}/u.test(plain) && dateless.match(/\b(?:\d{3}[\s\p{Pd}]\d{3}|\d{4,8})\b/u)) || [plain];
  return digitsIn(code);
}
