import { getOwn } from '../guard/own';
import { resolve } from './address/href';
import type { Kind, ObjectKind } from './field';
import { isVisible } from './is-visible';
import { kinds, type SimpleKind } from './kinds';
import { getProperty } from './property';
import { inWords } from './wording';

export type Report = (path: string, problem: string) => void;

/** Turns an address of the page data into the address of a link. By default it stays as it is. */
type Lead = (address: string) => string;

/** Reads a property of an object. A getter that throws makes only its own property absent. */
export function readProperty(
  owner: unknown,
  name: string,
  kind: Kind,
  path: string,
  report: Report,
  lead: Lead = String,
  required?: boolean,
): unknown {
  try {
    return readValue(getProperty(owner, name), kind, path, report, lead, required);
  } catch (error) {
    return report(path, `could not be read: ${inWords(error)}`);
  }
}

/** Reads a value. Returns undefined when it is absent or of the wrong kind. An absent value is wrong only if it is required. */
function readValue(
  found: unknown,
  kind: Kind,
  path: string,
  report: Report,
  lead: Lead,
  required?: boolean,
): unknown {
  const wrong = (expected: string) => report(path, `expected ${expected}, found ${inWords(found)}`);
  // C# serialises an absent value as null or "".
  const isEmpty = found === '' || (kind === 'string' && typeof found === 'string' && !isVisible(found));
  if (!required && (found === undefined || found === null || isEmpty)) return undefined;
  if (typeof kind === 'string') {
    const { words, read }: SimpleKind = kinds[kind];
    const skip = (key: string, entry: unknown, expected: string) =>
      report(`${path}.${key}`, `expected ${expected}, found ${inWords(entry)}`);
    const value = read(found, skip) ?? wrong(words);
    const isAddress = value && getOwn<SimpleKind, 'isAddress'>(kinds[kind], 'isAddress');
    return isAddress ? lead(value as string) : value;
  }
  if (isList(kind))
    return Array.isArray(found)
      ? found.flatMap((item, index) => readValue(item, kind[0], `${path}[${index}]`, report, lead) ?? [])
      : wrong('a list');
  return typeof found === 'object' && !Array.isArray(found)
    ? readObject(found, kind, path, report, lead)
    : wrong('an object');
}

/** Array.isArray() does not narrow a readonly array. */
export const isList = (kind: Kind): kind is readonly [Kind] => Array.isArray(kind);

function readObject(found: unknown, kind: ObjectKind, path: string, report: Report, lead: Lead): unknown {
  const object: Record<string, unknown> = {};
  const base = getOwn(kind, 'base');
  const toBase: Lead = (address) => resolve(address, (base && (object[base] as string)) || '/') ?? '';
  const anyOf = getOwn(kind, 'anyOf');
  const needed: (readonly string[])[] = anyOf ? [anyOf] : [];
  const wrong: string[] = [];
  for (const [name, part] of Object.entries(kind.parts)) {
    const note: Report = (...problem) => {
      wrong.push(name);
      report(...problem);
    };
    const leadPart = base && name !== base ? toBase : lead;
    object[name] = readProperty(found, name, part.kind, `${path}.${name}`, note, leadPart);
    if (getOwn(part, 'required')) needed.push([name]);
  }
  const lacking = needed.filter((names) => !names.some((name) => object[name]));
  // A part that is wrong has its own line.
  for (const names of lacking)
    if (!names.some((name) => wrong.includes(name)))
      report(path, `expected ${names.join(' or ')}, found none`);
  return lacking.length ? undefined : object;
}
