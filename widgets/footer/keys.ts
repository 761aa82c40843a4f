import type { Key as AnyKey, Host as HostWith } from '../../src/shared';

/** The keys of the texts that this widget shows. The compiler names one that is missing here. */
export const keys = [
  'ProductTitle',
  'MainSite',
  'MobileApp',
  'Contacts',
  'StationsMap',
  'PrivacyPolicy',
  'Terms',
  'Leaflet',
  'AboutUs',
  'SupportService',
  'News',
  'Shop',
  'Hotline',
] as const satisfies AnyKey[];

export type Key = (typeof keys)[number];
export type Host = HostWith<Key>;
