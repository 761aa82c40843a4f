/** Whether a value is a language code. Codes are inserted into paths, so characters such as `/` and `.` are not allowed. */
export function isLanguageCode(found: unknown): found is string {
  return typeof found === 'string' && /^[\w-]+$/.test(found);
}
