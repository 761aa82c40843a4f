import { getOwn } from '../guard/own';
import { resolve } from './address/href';
import type { Kind, ObjectKind } from './field';
import { isVisible } from './is-visible';
import { kinds, type SimpleKind } from './kinds';
import { getProperty } from './property';
import { inWords } from './wording';

export type Report = (path: string, problem: string) => void;

/** How to read a value. Nothing is optional, because a script of the page may have put a `required` on `Object.prototype`. */
interface Reading {
  kind: Kind;
  /** The name of the value in a report. */
  path: string;
  report: Report;
  /** Turns an address of the page data into the address of a link. `String` leaves it as it is. */
  toLink: (address: string) => string;
  /** An absent value is wrong only if it is required. */
  required: boolean;
}

/** Reads a property of an object. A getter that throws makes only its own property absent. */
export function readProperty(owner: unknown, name: string, reading: Reading): unknown {
  try {
    return readValue(getProperty(owner, name), reading);
  } catch (error) {
    return reading.report(reading.path, `could not be read: ${inWords(error)}`);
  }
}

/** Reads a value. Returns undefined when it is absent or of the wrong kind. */
function readValue(found: unknown, reading: Reading): unknown {
  const { kind, path, report, toLink, required } = reading;
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
    return isAddress ? toLink(value as string) : value;
  }
  if (isList(kind))
    return Array.isArray(found)
      ? found.flatMap(
          (item, index) =>
            readValue(item, { kind: kind[0], path: `${path}[${index}]`, report, toLink, required: false }) ??
            [],
        )
      : wrong('a list');
  return typeof found === 'object' && !Array.isArray(found)
    ? readObject(found, kind, reading)
    : wrong('an object');
}

/** Array.isArray() does not narrow a readonly array. */
export const isList = <Any>(kind: Any): kind is Extract<Any, readonly unknown[]> => Array.isArray(kind);

function readObject(found: unknown, kind: ObjectKind, { path, report, toLink }: Reading): unknown {
  const object: Record<string, unknown> = {};
  const base = getOwn(kind, 'base');
  const toBaseLink = (address: string) => resolve(address, (base && (object[base] as string)) || '/') ?? '';
  const anyOf = getOwn(kind, 'anyOf');
  const needed: (readonly string[])[] = anyOf ? [anyOf] : [];
  const wrong: string[] = [];
  for (const [name, part] of Object.entries(kind.parts)) {
    const note: Report = (...problem) => {
      wrong.push(name);
      report(...problem);
    };
    object[name] = readProperty(found, name, {
      kind: part.kind,
      path: `${path}.${name}`,
      report: note,
      toLink: base && name !== base ? toBaseLink : toLink,
      required: false,
    });
    if (getOwn(part, 'required')) needed.push([name]);
  }
  const lacking = needed.filter((names) => !names.some((name) => object[name]));
  // A part that is wrong has its own line.
  for (const names of lacking)
    if (!names.some((name) => wrong.includes(name)))
      report(path, `expected ${names.join(' or ')}, found none`);
  return lacking.length ? undefined : object;
}
