const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));

/** In Unicode the digits of each script follow one another, from 0 to 9. */
const digitValue = (point: number): number => (isDigit(point - 1) ? (digitValue(point - 1) + 1) % 10 : 0);

/** A text with the digits of every script (full-width, Arabic, …) written as 0 to 9. */
export const withLatinDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => `${digitValue(digit.codePointAt(0) ?? 0)}`);

/** Only the digits of a text, written as 0 to 9. */
export const digitsIn = (text: string) => withLatinDigits(text).replace(/\D/g, '');
