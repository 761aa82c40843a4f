import type { Key as AnyKey, Host as HostWith } from '../../src/shared';

/** The keys of the texts that this widget shows. The compiler names one that is missing here. */
export const keys = ['Contacts'] as const satisfies AnyKey[];

export type Key = (typeof keys)[number];
export type Host = HostWith<Key>;
