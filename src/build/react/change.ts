/** Replaces what a pattern finds in React's source. A React where it finds nothing has changed: that stops the build. */
export function change(
  source: string,
  what: string,
  pattern: RegExp,
  by: (...found: string[]) => string,
): string {
  if (source.search(pattern) < 0)
    throw new Error(
      `React has changed: src/build/react does not find its ${what}. See the README there, or build with --whole-react`,
    );
  return source.replace(pattern, by);
}
