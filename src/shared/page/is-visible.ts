/**
 * Whether a text has a visible character. Blanks, control characters and marks such as the zero-width space are invisible. Most texts have
 * a letter, so they do not need the second expression, which takes half a millisecond to compile.
 */
export const isVisible = (text: string): boolean =>
  /[a-zа-я]/i.test(text) || /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
