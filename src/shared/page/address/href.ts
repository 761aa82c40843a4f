import { getUnshadowed } from '../../guard/get-unshadowed';
import { pageAddress } from './page-address';

/** Makes an address absolute, relative to `base` or to the page. The page's `<base>` is ignored. */
export function resolve(found: string, base = ''): string | undefined {
  try {
    return new URL(found, new URL(base, pageAddress())).href;
  } catch {
    return undefined;
  }
}

/** From each address that `href` has returned to the one that the page has written. */
const written = new Map<string, string>();

/** An address for an `href`. It stays as the page has written it, unless the page's `<base>` would make it lead to another place. */
export function href(found: string): string {
  const wanted = resolve(found);
  const address = wanted && resolve(found, getUnshadowed('baseURI')) !== wanted ? wanted : found;
  written.set(address, found);
  return address;
}

/** Computes the address of a link again, because a script may have changed the address of this page since. */
export function renewLink({ target }: { target: Element }): void {
  const anchor = target.closest('a');
  const found = anchor && written.get(`${anchor.getAttribute('href')}`);
  if (found) anchor.setAttribute('href', href(found));
}

/** Whether a link leads to this page. One without a query does, whatever the page's query is. */
export function isThisPage(found: string): boolean {
  const here = pageAddress().replace(/#.*/, '');
  return [here, here.replace(/\?.*/, '')].includes(resolve(found.replace(/#.*/, '')) ?? '');
}
