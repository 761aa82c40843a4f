import { mainSiteLinks, routes } from '../../src/shared';
import type { Host, Key } from './keys';

export interface FooterLink {
  text: string;
  href: string | undefined;
  download?: boolean;
}

export function linksToPortal({ t }: Pick<Host, 't'>): { legal: FooterLink[]; others: FooterLink[] } {
  // A link to a file downloads it.
  const withText = ([key, href]: [Key, string]) => ({ text: t(key), href, download: /\.\w+$/.test(href) });
  return {
    legal: routes.links('legal', '').map(withText),
    others: routes.links('footer', '').map(withText),
  };
}

/** A link without an address is not shown. */
export function linksToMainSite({ pageData: { mainSite }, t }: Pick<Host, 'pageData' | 't'>): FooterLink[] {
  return mainSiteLinks
    .map(([name, { text }]) => ({ text: t(text), href: mainSite[name] }))
    .filter(({ href }) => href);
}
