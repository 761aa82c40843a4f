import { isNear } from '../page/near';

/** The names of the folders in `widgets/`. The build inserts the list. */
declare const WIDGETS: string[];
export const knownWidgets = WIDGETS;

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a name may be a slip for one of ours: `Header`, `heder`, `login`. Other names belong to libraries of the site. */
export function isNearlyKnown(name: string): boolean {
  const given = lettersOf(name);
  return knownWidgets.some((known) => {
    const own = lettersOf(known);
    const isStart = given.length > 4 && own.startsWith(given);
    return name !== known && (isStart || given === own || isNear(given, own));
  });
}
