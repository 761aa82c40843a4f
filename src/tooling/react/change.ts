/** Replaces the matches of a pattern in React's source. No match means that React has changed, which stops the build. */
export function change(
  source: string,
  what: string,
  pattern: RegExp,
  by: (...found: string[]) => string,
): string {
  if (source.search(pattern) < 0)
    throw new Error(
      `React has changed: src/tooling/react does not find its ${what}. See "Follow a new version of React" in the README there, or build with --whole-react`,
    );
  return source.replace(pattern, by);
}
