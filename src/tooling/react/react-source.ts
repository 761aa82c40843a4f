/** Replaces the matches of a pattern in React's source. No match means that React has changed, which stops the build. */
export function replaceIn(
  source: string,
  what: string,
  pattern: RegExp,
  by: (...found: string[]) => string,
): string {
  if (source.search(pattern) < 0) throw new Error(`src/tooling/react does not find its ${what}`);
  return source.replace(pattern, by);
}
