import { ofFiles } from './files';
import { ofPages } from './pages';
import { ofAddresses, ofCalls, ofCookies } from './server';

/** All that the doctor can find: what is wrong, why it matters, and the cure. The guide's table is made of it. */
export const words = {
  ...ofFiles,
  ...ofPages,
  ...ofAddresses,
  ...ofCookies,
  ...ofCalls,
};

export type FaultName = keyof typeof words;

/** The id of a fault on the page `errors` of the guide. */
export const placeOf = (name: string): string => `fault-${name.replace(/\W+/g, '-')}`;

/** Whether the same fault on several pages is one. */
export const isOfPages = (name: FaultName): boolean => name in ofPages;
