/** Whether a text has a character that can be seen. Blanks, control characters and marks such as the zero-width space cannot. */
export const isVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
