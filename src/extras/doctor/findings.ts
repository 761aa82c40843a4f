import type { Fault } from './fault';
import { type FaultName, isOfPages, placeOf, words } from './words/words';

/** A fault in words, and the other pages that have it. */
export interface Finding {
  name: FaultName;
  where: string;
  alsoOn: string[];
  what: string;
  why: string;
  cure: string;
}

const fillIn = (text: string, values: Fault['values']) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

function inWords({ name, where, values }: Fault): Finding {
  const [what, why, cure] = words[name];
  return {
    name,
    where,
    alsoOn: [],
    what: fillIn(what, values),
    why: fillIn(why, values),
    cure: fillIn(cure, values),
  };
}

/** Puts faults into words. The same fault of several pages is one. */
export function findings(faults: readonly Fault[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const each of faults) {
    const key = JSON.stringify([each.name, each.values, isOfPages(each.name) || each.where]);
    const known = found.get(key);
    if (!known) found.set(key, inWords(each));
    else if (known.where !== each.where && !known.alsoOn.includes(each.where)) known.alsoOn.push(each.where);
  }
  return [...found.values()];
}

/** A finding in one line, with its name and its place in the page `errors` of the guide. No value of the site can begin a second one, control the terminal, change the order of what it shows, or give the CI a command. */
export function line({ name, where, alsoOn, what, why, cure }: Finding): string {
  const pages = alsoOn.length === 1 ? 'page' : 'pages';
  const more = alsoOn.length ? ` (and on ${alsoOn.length} more ${pages})` : '';
  return plain(`${where}: ${what}${more}. ${why}. ${cure}. (${name}: errors#${placeOf(name)})`);
}

const controls = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** The runners of Azure and GitHub obey `##vso[…]`, `##[…]` and `::…::` in the output, wherever they stand in a line. `[::1]` is an address. */
const withoutCommands = (text: string) => text.replace(/#(?=#)|:(?=:[a-z])/gi, '$& ');

export const plain = (text: string): string => withoutCommands(text.replace(controls, ' '));

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON in which the same characters are escaped, and the same commands broken: also what reads the JSON may print its values in the CI. A line
 * feed in it is between two of its lines.
 */
export const plainJson = (value: object): string =>
  withoutCommands(
    JSON.stringify(value, null, 2).replace(controls, (found) => found.replace(/[^\n]/g, escaped)),
  );
