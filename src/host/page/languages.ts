import { get } from './get';

export interface Language {
  code: string;
  name: string;
}

/** The shapes in which C# hands out an enumeration: a dictionary, its pairs, a select list, or our own. */
const pairs = [
  ['code', 'name'],
  ['key', 'value'],
  ['value', 'text'],
] as const;

function entry(found: unknown): Language | undefined {
  for (const [code, name] of pairs) {
    const language = { code: get(found, code), name: get(found, name) };
    if (isLanguage(language)) return language;
  }
  return undefined;
}

function isLanguage(found: { code: unknown; name: unknown }): found is Language {
  return typeof found.code === 'string' && /^[\w-]+$/.test(found.code) && typeof found.name === 'string';
}

/** The languages on offer; German never is. */
export function languages(found: unknown): Language[] | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const list = Array.isArray(found)
    ? found.map(entry)
    : Object.entries(found).map(([code, name]) => ({ code, name }));
  const valid = list.filter((each) => each !== undefined && isLanguage(each)) as Language[];
  return valid.length ? valid.filter(({ code }) => code.toLowerCase() !== 'de') : undefined;
}
