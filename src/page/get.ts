/** Reads a property by its name in any letter case, because serialisers differ. The exact name takes precedence. */
export function get(found: unknown, name: string): unknown {
  if (typeof found !== 'object' || found === null) return undefined;
  const key = Object.hasOwn(found, name)
    ? name
    : Object.keys(found).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (found as Record<string, unknown>)[key];
}
