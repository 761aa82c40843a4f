/** Reads a property by its name in any letter case, because serialisers differ. The exact name takes precedence. */
export function get(found: unknown, name: string): unknown {
  if (typeof found !== 'object' || found === null) return undefined;
  const own = Object.keys(found);
  const key = own.includes(name) ? name : own.find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (found as Record<string, unknown>)[key];
}
