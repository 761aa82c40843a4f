/** A language's code. It goes into paths as it is, so it must be unable to change where they lead. */
export function isCode(found: unknown): found is string {
  return typeof found === 'string' && /^[\w-]+$/.test(found);
}
