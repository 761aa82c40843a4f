import { type Host, type Key, mainSiteLinks, routes } from '../../src';

export interface FooterLink {
  text: string;
  href: string | undefined;
  download?: boolean;
}

const besideCopyright: Key[] = ['PrivacyPolicy', 'Terms'];
const downloaded: Key[] = ['Leaflet'];

export function linksToPortal({ t }: Pick<Host, 't'>): { legal: FooterLink[]; others: FooterLink[] } {
  const links = routes.links('footer', '');
  const linksOf = (isLegal: boolean) =>
    links
      .filter(([key]) => besideCopyright.includes(key) === isLegal)
      .map(([key, href]) => ({ text: t(key), href, download: downloaded.includes(key) }));
  return { legal: linksOf(true), others: linksOf(false) };
}

/** A link without an address is not shown. */
export function linksToMainSite({ pageData: { mainSite }, t }: Pick<Host, 'pageData' | 't'>): FooterLink[] {
  return mainSiteLinks
    .map(([name, { text }]) => ({ text: t(text), href: mainSite[name] }))
    .filter(({ href }) => href);
}
