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

/** Where the page is. A `srcdoc` frame has only the address that it inherits from its parent as a base. */
export function pageAddress(): string {
  const root = `${pageOrigin()}/`;
  return [location.href, document.baseURI].find((each) => each.startsWith(root)) ?? root;
}

/** An address as seen from `base`, or from the page. `<base>` has no part in it. */
export function resolve(found: string, base = ''): string | undefined {
  try {
    return new URL(found, new URL(base, pageAddress())).href;
  } catch {
    return undefined;
  }
}

/** An address for an `href`: as it is, unless `<base>` would lead it to another origin than the page's own. */
export const link = (found: string): string =>
  document.baseURI.startsWith(`${pageOrigin()}/`) ? found : (resolve(found) ?? found);
