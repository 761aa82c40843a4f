import { link, resolve } from './address';
import { describe } from './describe';
import { type Field, fields } from './fields';
import { get } from './get';
import { scalars } from './scalars';
import { type Fault, readMember } from './shape';

type Value<S> = S extends keyof typeof scalars
  ? NonNullable<ReturnType<(typeof scalars)[S]['read']>>
  : S extends readonly [infer Item]
    ? Value<Item>[]
    : { [Name in keyof S]?: Value<S[Name]> };

/** `window.__PAGE__` as the widgets see it: every field is there and has the right type. */
export type Page = {
  readonly [Name in keyof typeof fields]:
    | Value<(typeof fields)[Name]['is']>
    | ((typeof fields)[Name] extends { or: null } ? null : never);
};

let lastMessage = '';
let last: { given: unknown; page: Page } | undefined;

/**
 * Reads `window.__PAGE__` as it is now. A page may mount 500 placeholders at once, so the result is kept until the current
 * script ends. After that the page may have changed the same object.
 */
export function readPage(): Page {
  let given: unknown;
  try {
    given = (window as { __PAGE__?: unknown }).__PAGE__;
  } catch (error) {
    given = error;
  }
  if (given && given === last?.given) return last.page;
  const page = read(given);
  last = { given, page };
  queueMicrotask(() => {
    last = undefined;
  });
  return page;
}

/** Some pages write their data as a JSON string. It is parsed once. */
function unwrap(given: unknown): unknown {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}

function isObject(found: unknown): found is object {
  try {
    return typeof found === 'object' && !!found && !Array.isArray(found) && !(found instanceof Error);
  } catch {
    return false; // a revoked proxy
  }
}

/** Reads the page's data and reports all its errors in one message. */
function read(given: unknown): Page {
  const faults: string[] = [];
  const found = unwrap(given);
  const valid = isObject(found);
  const data = valid && found;
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
    page[name] = readMember(data, name, field.is, name, fault, field);
    if (name === 'lang' && !page.lang && !faults.length) fault(name, get(data, name), scalars.code.wants);
    page[name] ??= fallback;
  }
  if (!valid) faults.splice(0, 1, `found ${describe(found)} instead of an object; the defaults are used`);
  complete(page);
  const message = faults.join('\n');
  if (message && message !== lastMessage) console.error(`ev-portal-widgets: in window.__PAGE__\n${message}`);
  lastMessage = message;
  return page as Page;
}

/** Fills in values that depend on another field. */
function complete(page: Record<string, unknown>): void {
  page.languages ??= [{ code: page.lang, name: page.lang }];
  const { url, ...pages } = page.mainSite as Record<string, string>;
  for (const name of Object.keys(pages)) pages[name] &&= resolve(pages[name], url || '/') ?? '';
  page.mainSite = { url: url && link(url), ...pages };
  page.siteUrl = link(page.siteUrl as string);
  for (const name of ['breadcrumbs', 'controls'])
    for (const entry of page[name] as { link?: string }[]) entry.link &&= link(entry.link);
}
