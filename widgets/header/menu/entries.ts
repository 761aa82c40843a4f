import { type Host, routes } from '../../../src';

/** A link's text and address. */
export type Link = readonly [text: string, href: string];

/** The links for every visitor, and the links of the account menu for an Admin. */
export function createMenu({ page, t }: Pick<Host, 'page' | 't'>) {
  const { lang, mainSite } = page;
  const admin = page.accessRights === 'Admin';
  const link = (key: Parameters<typeof routes.page>[1]): Link => [t(key), routes.page(lang, key)];
  const links = (
    admin
      ? (['FindStations', 'Contacts'] as const)
      : (['FindStations', 'MobileApp', 'Contacts', 'Login'] as const)
  ).map(link);
  if (mainSite.url) links.unshift([t('MainSite'), mainSite.url]);
  const account = (
    [
      'ControlPanel',
      'PersonalProfile',
      'Clients',
      'StationsMap',
      'Chargers',
      'Reports',
      'PaymentArchive',
    ] as const
  ).map(link);
  // Nobody should confuse a test site with the real one.
  const title = page.siteUrl.includes('test') ? 'TEST' : t('ProductTitle');
  return { title, links, account: admin && account };
}
