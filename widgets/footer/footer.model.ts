import { createBackend, Failure, type Host, routes, signal, storage } from '../../src';

const key = 'buildVersion';
let asked: Promise<string | Failure> | undefined;

/** The version label: from session storage, else asked of the server, once for all footers of the page. */
export function createVersion({ page, signal: life }: Pick<Host, 'page' | 'signal'>) {
  const version = signal(storage.get(key) ?? '');
  const load = async () => {
    asked ??= createBackend(page, new AbortController().signal).buildVersion();
    const answer = await asked;
    if (typeof answer === 'string') storage.set(key, answer);
    if (life.aborted) return;
    if (answer instanceof Failure) console.warn('ev-portal-widgets: the build version did not come.', answer);
    else version.value = answer;
  };
  if (!version.value) load();
  return version;
}

/** A link of the footer; one without an address is not shown. */
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

/** A telephone number as its link has it. */
export const tel = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
