import { Unreadable } from './decode';
import { type Element, parseXml } from './xml';

/** Key to text, as a file has it; a text that is none is undefined. */
export type Dictionary = Map<string, string | undefined>;

function put(dictionary: Dictionary, key: string, value: unknown): void {
  if (dictionary.has(key)) throw new Unreadable(`has the key ${key} twice`);
  dictionary.set(key, typeof value === 'string' ? value : undefined);
}

function flatten(found: object, prefix: string, into: Dictionary): Dictionary {
  for (const [name, value] of Object.entries(found)) {
    const key = prefix + name;
    if (typeof value === 'object' && value && !Array.isArray(value)) flatten(value, `${key}.`, into);
    else put(into, key, value);
  }
  return into;
}

function fromJson(source: string): Dictionary {
  let found: unknown;
  try {
    found = JSON.parse(source);
  } catch (error) {
    throw new Unreadable(`is not JSON: ${(error as Error).message}`);
  }
  if (typeof found !== 'object' || !found || Array.isArray(found))
    throw new Unreadable('holds no object of texts');
  return flatten(found, '', new Map());
}

const isText = ({ name, attributes }: Element) =>
  name === 'data' && attributes.type === undefined && attributes.mimetype === undefined;

function fromResx(source: string): Dictionary {
  const root = parseXml(source);
  if (root.name !== 'root')
    throw new Unreadable(`is no resource file: its root is <${root.name}>, not <root>`);
  const dictionary: Dictionary = new Map();
  for (const { attributes, children } of root.children.filter(isText)) {
    const value = children.find(({ name }) => name === 'value')?.text;
    put(dictionary, attributes.name ?? '', value);
  }
  return dictionary;
}

const formats = { json: fromJson, resx: fromResx };

export type Format = keyof typeof formats;

export function formatOf(path: string): Format {
  const ending = path.match(/\.(json|resx)$/i)?.[1]?.toLowerCase();
  if (!ending) throw new Unreadable('is neither .json nor .resx');
  return ending as Format;
}

/** The texts in a file's source. */
export const parse = (source: string, format: Format): Dictionary => formats[format](source);
