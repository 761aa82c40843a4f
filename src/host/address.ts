import { getUnshadowed } from '../guard/get-unshadowed';
import { pageAddress, pageOrigin } from '../page/address/page-address';

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
  getUnshadowed('baseURI').startsWith(`${pageOrigin()}/`) ? found : (resolve(found) ?? found);

/** Whether a link leads to this page. One without a query does, whatever the page's query is. */
export function isThisPage(found: string): boolean {
  const here = pageAddress().replace(/#.*/, '');
  return [here, here.replace(/\?.*/, '')].includes(resolve(found.replace(/#.*/, '')) ?? '');
}
