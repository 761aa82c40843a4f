const control = /\p{Cc}/gu;

/**
 * Returns the address if it is safe in an `href`, otherwise undefined. Browsers remove control characters and blanks
 * before they read the scheme, and read `\` as `/`. This function does the same.
 */
export function address(found: string | undefined): string | undefined {
  const bare = found?.replace(control, '').trim();
  if (!bare || /^[\\/]{2}/.test(bare)) return undefined;
  return /^[a-z][a-z\d+.-]*:/i.test(bare) && !/^(https?|mailto|tel):/i.test(bare) ? undefined : bare;
}

/** Returns the address if it is an http or https address, otherwise undefined. */
export function webAddress(found: string | undefined): string | undefined {
  return found && /^https?:/.test(resolve(found) ?? '') ? found : undefined;
}

/** The page's own origin. In a `srcdoc` frame `location.origin` is "null", but `window.origin` is that of the parent. */
export const pageOrigin = (): string => (location.origin === 'null' ? origin : location.origin);

/** The page's address. In a `srcdoc` frame the only known address is the base address, which comes from the parent. */
export function pageAddress(): string {
  const root = `${pageOrigin()}/`;
  return [location.href, document.baseURI].find((each) => each.startsWith(root)) ?? root;
}

/** Makes an address absolute, relative to `base` or to the page. The page's `<base>` is ignored. */
export function resolve(found: string, base = ''): string | undefined {
  try {
    return new URL(found, new URL(base, pageAddress())).href;
  } catch {
    return undefined;
  }
}

/** An address for an `href`. It stays as it is, unless the page has a `<base>` with another origin. */
export const link = (found: string): string =>
  document.baseURI.startsWith(`${pageOrigin()}/`) ? found : (resolve(found) ?? found);
