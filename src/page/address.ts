const control = /\p{Cc}/gu;

/**
 * An address that may stand in an `href`, or undefined. Browsers drop control characters and blanks before they
 * look at the scheme, and take `\` for `/`; so does this.
 */
export function address(found: string | undefined): string | undefined {
  const bare = found?.replace(control, '').trim();
  if (!bare || /^[\\/]{2}/.test(bare)) return undefined;
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^(https?|mailto|tel):/i.test(bare) ? undefined : bare;
}

/** The address itself when it leads to a web page. */
export function webAddress(found: string | undefined): string | undefined {
  return found && /^https?:/.test(resolve(found) ?? '') ? found : undefined;
}

/** An address as seen from `base`, or from the page. */
export function resolve(found: string, base = location.origin): string | undefined {
  try {
    return new URL(found, new URL(base, location.origin)).href;
  } catch {
    return undefined;
  }
}
