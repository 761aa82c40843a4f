import { getUnshadowed } from '../../guard/get-unshadowed';

/** The page's own origin. In a `srcdoc` frame `location.origin` is "null", but `window.origin` is that of the parent. */
export const pageOrigin = (): string => (location.origin === 'null' ? origin : location.origin);

/** The page's address. In a `srcdoc` frame the only known address is the base address, which comes from the parent. */
export function pageAddress(): string {
  const root = `${pageOrigin()}/`;
  const { href } = location;
  if (href.startsWith(root)) return href;
  const base = getUnshadowed('baseURI');
  return base.startsWith(root) ? base : root;
}
