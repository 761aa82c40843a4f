/** In seconds. */
const longest = 86_400;

/** A wait in whole seconds, from 1 to a day. Returns 0 for a value that is no wait. A numeric string counts as a number. */
export function readWait(found: unknown): number {
  const seconds = typeof found === 'string' ? Number(found) : found;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(Math.ceil(seconds), longest) : 0;
}
