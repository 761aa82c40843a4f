/** What a screen reader tells of an element besides its name. Each version of a reader has its own words. */
const words = {
  banner: /\bbanner\b/i,
  button: /\bbutton\b/i,
  collapsed: /\bcollapsed\b/i,
  'combo box': /\bcombo ?box\b/i,
  dialog: /\bdialog\b/i,
  disabled: /\b(disabled|unavailable|grayed)\b/i,
  expanded: /\bexpanded\b/i,
  form: /\bform\b/i,
  invalid: /\binvalid\b/i,
  link: /\blink\b/i,
  list: /\blist\b/i,
  main: /\bmain\b/i,
  navigation: /\bnavigation\b/i,
  required: /\brequired\b/i,
  'text field': /\b(entry|edit|text)\b/i,
};

type Property = keyof typeof words;

/** A message, which must be said once, or an element with what is told of it. */
type Part = string | { name: string; properties: Property[] };

/** What a visitor hears after a step. A MUST fails the test. A SHOULD does so unless `unmet.ts` has it. */
export interface Demand {
  priority: 'MUST' | 'SHOULD';
  /** They are said in this order. */
  parts: Part[];
}

export const must = (...parts: Part[]): Demand => ({ priority: 'MUST', parts });
export const should = (...parts: Part[]): Demand => ({ priority: 'SHOULD', parts });
export const element = (name: string, ...properties: Property[]): Part => ({ name, properties });
/** What is told of the element that has the focus, without its name. */
export const told = (...properties: Property[]): Part => element('', ...properties);

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const nameOf = (part: Part) => inOneLine(typeof part === 'string' ? part : part.name);

export const phraseOf = (part: Part) =>
  [nameOf(part) && `“${nameOf(part)}”`, ...(typeof part === 'string' ? [] : part.properties)]
    .filter(Boolean)
    .join(', ');

/** The sentences of a demand that are not true of what was said. */
export function unmetOf({ priority, parts }: Demand, said: string[]): string[] {
  const all = said.join('\n');
  let end = 0;
  const ranges = parts.map((part) => {
    const start = all.indexOf(nameOf(part), end);
    if (start >= 0) end = start + nameOf(part).length;
    return { start, end };
  });
  return parts.flatMap((part, index) => {
    const { start, end } = ranges[index] as (typeof ranges)[number];
    const next = ranges.slice(index + 1).find(({ start }) => start >= 0);
    const rest = all.slice(end, next?.start);
    const isMessage = typeof part === 'string';
    const isTold = isMessage
      ? all.split(nameOf(part)).length === 2
      : part.properties.every((property) => words[property].test(rest));
    if (start >= 0 && isTold) return [];
    const after = index ? `, after ${phraseOf(parts[index - 1] as Part)}` : '';
    return `${priority}: ${phraseOf(part)} is said${isMessage ? ' once' : ''}${after}`;
  });
}
