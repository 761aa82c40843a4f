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

/** The page's own origin. In a `srcdoc` frame the location has none, but the window has its parent's. */
export const pageOrigin = (): string => (location.origin === 'null' ? origin : location.origin);

/** An address as seen from `base`, or from the page's origin. */
export function resolve(found: string, base = ''): string | undefined {
  try {
    return new URL(found, new URL(base, pageOrigin())).href;
  } catch {
    return undefined;
  }
}
