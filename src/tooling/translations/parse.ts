import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Dictionary } from '../../page/kinds';
import { Unreadable } from './decode';

function fromJson(source: string): Dictionary {
  let found: Dictionary;
  try {
    found = JSON.parse(source);
  } catch (error) {
    throw new Unreadable(`is not JSON: ${(error as Error).message}`);
  }
  if (typeof found !== 'object' || !found || Array.isArray(found))
    throw new Unreadable('does not contain an object with texts');
  return found;
}

/** One `<data>` of a resource file, as the parser gives it. */
interface Entry {
  attributes?: { name?: string; type?: string; mimetype?: string };
  value?: string | { '#text': string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributesGroupName: 'attributes',
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false,
  // This also decodes numeric entities.
  htmlEntities: true,
  isArray: (name) => name === 'data',
});

function fromResx(source: string): Dictionary {
  const valid = XMLValidator.validate(source);
  if (valid !== true)
    throw new Unreadable(`is not XML: in line ${valid.err.line}: ${valid.err.msg.replace(/\.$/, '')}`);
  const document: Record<string, { data?: Entry[] }> = parser.parse(source);
  if (document.root === undefined)
    throw new Unreadable(`is not a resource file: its root is <${Object.keys(document)[0]}>, not <root>`);
  const texts = new Map<string, string>();
  for (const { attributes = {}, value } of document.root.data ?? []) {
    const { name = '', type, mimetype } = attributes;
    // Entries with a type are images and other files.
    if (type !== undefined || mimetype !== undefined) continue;
    if (texts.has(name)) throw new Unreadable(`has the key ${name} twice`);
    texts.set(name, typeof value === 'object' ? value['#text'] : (value ?? ''));
  }
  return Object.fromEntries(texts);
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
