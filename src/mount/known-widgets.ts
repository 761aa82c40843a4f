/** The names of the folders in `widgets/`. The build inserts the list. */
declare const WIDGETS: string[];
export const knownWidgets = WIDGETS;

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** A text without one of its letters, for each of them, and the text itself. */
const withoutOne = (text: string) => [
  text,
  ...[...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)),
];

/** Whether a name may be a slip for one of ours: `Header`, `heder`, `login`. Other names belong to libraries of the site. */
export function isNearlyKnown(name: string): boolean {
  const given = lettersOf(name);
  return knownWidgets.some((known) => {
    const own = lettersOf(known);
    const isStart = given.length > 4 && own.startsWith(given);
    return name !== known && (isStart || withoutOne(own).includes(given) || withoutOne(given).includes(own));
  });
}
