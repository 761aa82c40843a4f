import { isCode } from './code';
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
  const { code, name } = found;
  return isCode(code) && typeof name === 'string' && name !== '';
}

/** The languages on offer, but for German, of whatever land, which never is; `skip` is told of each that is none. */
export function languages(
  found: unknown,
  skip: (key: string, item: unknown) => void,
): Language[] | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const list = Object.entries(found).flatMap(([key, item]) => {
    const language = { code: key, name: item };
    const valid = Array.isArray(found) ? entry(item) : isLanguage(language) && language;
    if (!valid) skip(key, item);
    return valid || [];
  });
  return list.length ? list.filter(({ code }) => !/^de(?![a-z\d])/i.test(code)) : undefined;
}
