import { link, resolve } from './address';
import { describe } from './describe';
import { type Field, fields, type Shape } from './fields';
import { get } from './get';
import { scalars } from './scalars';

type Value<S> = S extends keyof typeof scalars
  ? NonNullable<ReturnType<(typeof scalars)[S]['read']>>
  : S extends readonly [infer Item]
    ? Value<Item>[]
    : { [Name in keyof S]?: Value<S[Name]> };

/** `window.__PAGE__` as the widgets see it: complete, and every value of its type. */
export type Page = {
  readonly [Name in keyof typeof fields]:
    | Value<(typeof fields)[Name]['is']>
    | ((typeof fields)[Name] extends { or: null } ? null : never);
};

type Fault = (path: string, found: unknown, wants: string) => void;

function readShape(
  found: unknown,
  shape: Shape,
  path: string,
  fault: Fault,
  { needs }: Partial<Field>,
): unknown {
  // C# serialises what it does not have as null or "".
  if (found === undefined || found === null || found === '') return undefined;
  const wrong = (wants: string) => fault(path, found, wants);
  if (typeof shape === 'string') {
    const value = scalars[shape].read(found, (key, item) => fault(`${path}.${key}`, item, 'a language'));
    return value === undefined ? wrong(scalars[shape].wants) : value;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(found)) return wrong('a list');
    return found.flatMap(
      (item, index) => readShape(item, shape[0], `${path}[${index}]`, fault, { needs }) ?? [],
    );
  }
  if (typeof found !== 'object' || Array.isArray(found)) return wrong('an object');
  const record: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(shape as Record<string, Shape>))
    record[name] = readShape(get(found, name), inner, `${path}.${name}`, fault, {});
  const lacking = needs?.find((names) => !names.some((name) => record[name]));
  return lacking ? wrong(`an entry with ${lacking.join(' or ')}`) : record;
}

let told = '';

/** Reads `window.__PAGE__` as it is now; says all that is wrong with it, and says it once. */
export function readPage(): Page {
  const faults: string[] = [];
  let found: unknown;
  let whole = false;
  try {
    found = (window as { __PAGE__?: unknown }).__PAGE__;
    // A page that writes its data as a JSON string has it unwrapped once.
    if (typeof found === 'string') found = JSON.parse(found);
    whole = typeof found === 'object' && found !== null && !Array.isArray(found);
  } catch (error) {
    if (typeof found !== 'string') found = error;
  }
  const page: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const fallback = typeof field.or === 'function' ? field.or() : field.or;
    const fault: Fault = (path, value, wants) => {
      const used =
        path === name && fallback !== null
          ? `${JSON.stringify(fallback) ?? 'the current language'} is used`
          : 'left out';
      faults.push(`${path}: found ${describe(value)} instead of ${wants}; ${used}`);
    };
    try {
      const value = get(whole && found, name);
      page[name] = readShape(value, field.is, name, fault, field);
      if (name === 'lang' && !page.lang && !faults.length) fault(name, value, scalars.code.wants);
    } catch (error) {
      fault(name, error, 'a value that can be read');
    }
    page[name] ??= fallback;
  }
  if (!whole) faults.splice(0, 1, `found ${describe(found)} instead of an object; the defaults are used`);
  complete(page);
  const message = faults.join('\n');
  if (message && message !== told) console.error(`ev-portal-widgets: in window.__PAGE__\n${message}`);
  told = message;
  return page as Page;
}

/** What one field's value says about another's. */
function complete(page: Record<string, unknown>): void {
  page.languages ??= [{ code: page.lang, name: page.lang }];
  const { url, ...pages } = page.mainSite as Record<string, string>;
  for (const name of Object.keys(pages)) pages[name] &&= resolve(pages[name], url || '/') ?? '';
  page.mainSite = { url: url && link(url), ...pages };
  page.siteUrl = link(page.siteUrl as string);
  for (const name of ['breadcrumbs', 'controls'])
    for (const entry of page[name] as { link?: string }[]) entry.link &&= link(entry.link);
}
