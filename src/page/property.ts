/** Reads a property by its name in any letter case, because serialisers differ. The exact name takes precedence. */
export function getProperty(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null) return undefined;
  const key = Object.hasOwn(owner, name)
    ? name
    : Object.keys(owner).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (owner as Record<string, unknown>)[key];
}
