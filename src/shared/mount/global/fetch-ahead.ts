import { getUnshadowed } from '../../guard/get-unshadowed';
import { afterLoad } from '../../host/after-load';

const { dataset, crossOrigin } = (getUnshadowed('currentScript') ?? {}) as Partial<HTMLScriptElement>;

/**
 * Fetches the file that the tag of shared.js names in `data-ahead`, which the next page needs. A link in the markup would share a slow line with
 * the scripts of this page, so it comes when the page has loaded. It has the `crossorigin` of the tag, as that of the next page has.
 */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { ahead } = dataset ?? {};
  if (!ahead || connection?.saveData) return;
  afterLoad(() => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'prefetch', crossOrigin, href: ahead }));
  });
}
