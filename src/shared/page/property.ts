/** The names of the object that was read last, by their lower-case forms. */
let last: { owner: object; names: Map<string, string> } | undefined;

/**
 * A page's dictionary can have thousands of keys, and each widget looks up dozens. So the index is kept until the current script ends: later
 * the page may have added keys.
 */
function namesOf(owner: object): Map<string, string> {
  if (last?.owner !== owner) {
    // Of two names that differ only in letter case, the first one counts.
    const names = Object.keys(owner).reverse();
    last = { owner, names: new Map(names.map((name) => [name.toLowerCase(), name])) };
    queueMicrotask(() => {
      last = undefined;
    });
  }
  return last.names;
}

/** Reads a property by its name in any letter case, because serialisers differ. The exact name takes precedence. */
export function getProperty(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null) return undefined;
  const key = Object.hasOwn(owner, name) ? name : namesOf(owner).get(name.toLowerCase());
  return key === undefined ? undefined : (owner as Record<string, unknown>)[key];
}
