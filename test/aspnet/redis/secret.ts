/** A text of the guide with a secret in place of its words, with which no site starts. */
export const withSecret = (text: string) =>
  text.replace('64-HEXADECIMAL-DIGITS', '0123456789abcdef'.repeat(4));
