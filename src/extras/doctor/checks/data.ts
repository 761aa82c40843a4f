import { fields, namedFields } from '../../../facts/fields';
import type { Dictionary } from '../../../shared/page/kinds';
import { type Language, nearestLanguage } from '../../../shared/page/languages';
import { isNear } from '../../../shared/page/near';
import { getProperty } from '../../../shared/page/property';
import { readProperty } from '../../../shared/page/value';
import { type Fault, fault } from '../fault';
import { givenData } from '../html/given-data';
import type { Page } from '../html/page';

/** What the checks need of the data of a page. */
export interface ReadData {
  lang: string;
  languages: Language[];
  apiUrl: string;
  bodyFormat: 'json' | 'form';
  /** Undefined for the usual page. */
  afterLogin: string | undefined;
  antiforgery: { header: string; field: string };
  /** The field itself: other checks look up texts in it. */
  translations: Dictionary;
}

/** The readers of addresses compare with the address of the page, which a browser has as a global. */
function onPage<Result>(address: URL, read: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', { value: address, configurable: true, writable: true });
  try {
    return read();
  } finally {
    if (before) Object.defineProperty(globalThis, 'location', before);
    else Reflect.deleteProperty(globalThis, 'location');
  }
}

/** Nobody reads more lines about one page. */
const mostWrong = 100;

/** Reads the data with the readers of the widgets. */
function readFields(data: object, page: Page) {
  const faults: Fault[] = [];
  const values: Record<string, unknown> = {};
  // It returns nothing, because a reader returns what it returns.
  const report = (field: string, problem: string) => {
    if (faults.length < mostWrong) faults.push(fault('data wrong', page.name, { field, problem }));
  };
  onPage(page.answer.path.at(-1) as URL, () => {
    for (const [name, { kind }] of namedFields)
      values[name] = readProperty(data, name, { kind, path: name, report, toLink: String, required: false });
  });
  return { faults, values };
}

/** Names that no widget reads: a misspelt one of ours, or one that is there twice. A site may have fields of its own, and C# writes null for what it does not have. */
function wrongNames(data: Record<string, unknown>, page: Page): Fault[] {
  const ours = new Map(namedFields.map(([name]) => [name.toLowerCase(), name]));
  const names = Object.keys(data).filter((name) => (data[name] ?? '') !== '');
  const before = new Map<string, string>();
  const twice: Fault[] = [];
  for (const other of names) {
    const field = other.toLowerCase();
    if (!ours.has(field)) continue;
    const one = before.get(field);
    if (one !== undefined && JSON.stringify(data[one]) !== JSON.stringify(data[other]))
      twice.push(fault('data twice', page.name, { one, other }));
    before.set(field, other);
  }
  const absent = [...ours].flatMap(([lower, name]) => (before.has(lower) ? [] : name));
  const misspelled = names.flatMap((found) => {
    const field = ours.has(found.toLowerCase()) ? undefined : absent.find((name) => isNear(found, name));
    return field ? fault('data misspelled', page.name, { found, field }) : [];
  });
  return [...misspelled, ...twice];
}

/** Checks the data of a page. Without `data` they could not be read. */
export function checkData(page: Page): { faults: Fault[]; data?: ReadData; unread?: string } {
  const given = givenData(page);
  if (given.kind === 'broken')
    return { faults: [fault('data unreadable', page.name, { error: given.error })] };
  if (given.kind === 'script') return { faults: [], unread: `the data of ${page.name}: a script makes them` };
  if (given.kind === 'long') return { faults: [], unread: `the data of ${page.name}: they are too long` };
  if (given.kind === 'none') return { faults: [fault('no language', page.name)] };
  const found = given.data;
  if (typeof found !== 'object' || !found || Array.isArray(found))
    return { faults: [fault('data unreadable', page.name, { error: 'it is no object' })] };
  const { faults, values } = readFields(found, page);
  const isEmpty = (getProperty(found, 'lang') ?? '') === '';
  const missing = isEmpty ? [fault('no language', page.name)] : [];
  const languages = (values.languages as Language[] | undefined) ?? [];
  const lang = (values.lang as string | undefined) ?? 'ru';
  const names = values.antiforgery as Partial<ReadData['antiforgery']> | undefined;
  const data: ReadData = {
    lang: nearestLanguage({ lang, languages }),
    languages,
    apiUrl: (values.apiUrl as string | undefined) ?? '',
    bodyFormat: (values.bodyFormat as 'json' | 'form' | undefined) ?? 'json',
    afterLogin: values.afterLogin as string | undefined,
    antiforgery: {
      header: names?.header ?? fields.antiforgery.default.header,
      field: names?.field ?? fields.antiforgery.default.field,
    },
    translations: (values.translations as Dictionary | undefined) ?? {},
  };
  return { faults: [...missing, ...faults, ...wrongNames(found as Record<string, unknown>, page)], data };
}
