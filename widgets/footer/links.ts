import { type Host, mainSiteLinks, routes } from '../../src';

/** A link of the footer. A link without an address is not shown. */
export interface Link {
  text: string;
  href?: string;
  download?: boolean;
}

export function linksToPortal({ t }: Pick<Host, 't'>): Link[] {
  return routes
    .links('footer', '')
    .map(([key, href]) => ({ text: t(key), href, download: key === 'Leaflet' }));
}

export function linksToMainSite({ page: { mainSite }, t }: Pick<Host, 'page' | 't'>): Link[] {
  return mainSiteLinks.map(([name, { text }]) => ({ text: t(text), href: mainSite[name] }));
}
