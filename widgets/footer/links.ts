import { type Host, routes } from '../../src';

/** A link of the footer. A link without an address is not shown. */
export interface Link {
  text: string;
  href?: string;
  download?: boolean;
}

export function portalLinks({ t }: Pick<Host, 't'>): Link[] {
  return [
    { text: t('PrivacyPolicy'), href: routes.privacyPolicy },
    { text: t('Terms'), href: routes.terms },
    { text: t('Leaflet'), href: routes.leaflet, download: true },
    { text: t('StationsMap'), href: routes.footerStations },
  ];
}

export function mainSiteLinks({ page: { mainSite }, t }: Pick<Host, 'page' | 't'>): Link[] {
  return [
    { text: t('AboutUs'), href: mainSite.about },
    { text: t('Contacts'), href: mainSite.contacts },
    { text: t('SupportService'), href: mainSite.support },
    { text: t('MobileApp'), href: mainSite.mobileApp },
    { text: t('News'), href: mainSite.news },
    { text: t('Shop'), href: mainSite.shop },
  ];
}
