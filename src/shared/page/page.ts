import { fields, namedFields } from '../../facts/fields';
import { pageDataIsWrong } from '../../facts/messages';
import { getOwn } from '../guard/own';
import { href } from './address/href';
import { pageOrigin } from './address/page-address';
import type { PageField } from './field';
import { givenPage, parseGiven } from './given-page';
import type { kinds } from './kinds';
import { nearestLanguage } from './languages';
import { type Report, readProperty } from './value';
import { inWords } from './wording';

type Value<K> = K extends keyof typeof kinds
  ? NonNullable<ReturnType<(typeof kinds)[K]['read']>>
  : K extends readonly [infer Item]
    ? Value<Item>[]
    : K extends { parts: infer Parts }
      ? { [Name in keyof Parts]?: Value<Parts[Name] extends { kind: infer Inner } ? Inner : never> }
      : never;

/** `window.__PAGE__` as the widgets see it: every field is there and has the right type. */
export type PageData = {
  readonly [Name in keyof typeof fields]:
    | Value<(typeof fields)[Name]['kind']>
    | ((typeof fields)[Name] extends { default: null } ? null : never);
};

/** The fields that were missing or wrong when the page data was read last. */
let absent: string[] = [];
export const absentFields = (): readonly string[] => absent;
let lastMessage = '';
let last: { given: unknown; pageData: PageData } | undefined;

/** Reads `window.__PAGE__`. The result is kept until the current script ends, because a page may mount 500 placeholders at once. */
export function readPage(): PageData {
  const given = givenPage();
  if (given && given === last?.given) return last.pageData;
  const pageData = read(given);
  last = { given, pageData };
  queueMicrotask(() => {
    last = undefined;
  });
  return pageData;
}

/** The fields of `window.__PAGE__` that are not ours. */
export function unknownFields(): string[] {
  const found = parseGiven(givenPage());
  const known = namedFields.map(([name]) => name.toLowerCase());
  return isObject(found) ? Object.keys(found).filter((name) => !known.includes(name.toLowerCase())) : [];
}

function isObject(found: unknown): found is object {
  try {
    return typeof found === 'object' && !!found && !Array.isArray(found) && !(found instanceof Error);
  } catch {
    return false; // a revoked proxy
  }
}

/** Reads the page's data and reports all that is wrong in one message. */
function read(given: unknown): PageData {
  const found = parseGiven(given);
  const valid = isObject(found);
  let problems: string[] = [];
  absent = [];
  const pageData: Record<string, unknown> = {};
  // The defaults of other fields need the language.
  const others = namedFields.filter(([name]) => name !== 'lang');
  for (const [name, field] of [['lang', fields.lang] as [string, PageField], ...others]) {
    const fallback =
      typeof field.default === 'function'
        ? field.default({ lang: pageData.lang, origin: pageOrigin() })
        : field.default;
    const report: Report = (path, problem) => {
      const used = path === name && fallback !== null ? `using ${JSON.stringify(fallback)}` : 'ignored';
      problems.push(`${path}: ${problem}; ${used}`);
    };
    const value = readProperty(valid && found, name, {
      kind: field.kind,
      path: name,
      report,
      toLink: getOwn(field, 'unresolved') ? String : href,
      required: !!getOwn(field, 'required'),
    });
    if (value === undefined) absent.push(name);
    pageData[name] = value ?? fallback;
  }
  pageData.lang = nearestLanguage(pageData as PageData);
  if (!valid) problems = [`expected an object, found ${inWords(found)}; using the defaults`];
  const message = problems.join('\n');
  if (message && message !== lastMessage) console.error(pageDataIsWrong(message));
  lastMessage = message;
  return pageData as PageData;
}
