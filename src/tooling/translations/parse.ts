import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Dictionary } from '../../page/kinds';
import { Unreadable } from './decode';

/** .NET refuses a file with two keys that differ only in letter case. */
function refuseRepeated(keys: string[]): void {
  const seen = new Map<string, string>();
  for (const key of keys) {
    const other = seen.get(key.toLowerCase());
    if (other === key) throw new Unreadable(`has the key ${key} twice`);
    if (other !== undefined)
      throw new Unreadable(`has the keys ${other} and ${key}, which are the same key for .NET`);
    seen.set(key.toLowerCase(), key);
  }
}

/** The keys of the outer object, with repetitions, which `JSON.parse` removes. */
function keysOf(json: string): string[] {
  let depth = 0;
  return [...json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)].flatMap(([token, text, colon]) => {
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    return text && colon && depth === 1 ? [JSON.parse(text) as string] : [];
  });
}

function fromJson(source: string): Dictionary {
  let found: Dictionary;
  try {
    found = JSON.parse(source);
  } catch (error) {
    throw new Unreadable(`is not JSON: ${(error as Error).message}`);
  }
  if (typeof found !== 'object' || !found || Array.isArray(found))
    throw new Unreadable('does not contain an object with texts');
  refuseRepeated(keysOf(source));
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
  for (const { 1: comment = '', index } of source.matchAll(/<!\[CDATA\[.*?]]>|<!--(.*?)-->/gs))
    if (/--|-$/.test(comment))
      throw new Unreadable(
        `is not XML: in line ${source.slice(0, index).split('\n').length}: a comment contains --`,
      );
  const document: Record<string, { data?: Entry[] }> = parser.parse(source);
  if (document.root === undefined)
    throw new Unreadable(`is not a resource file: its root is <${Object.keys(document)[0]}>, not <root>`);
  const entries = document.root.data ?? [];
  refuseRepeated(entries.map(({ attributes }) => attributes?.name ?? ''));
  const texts: Record<string, string> = {};
  for (const { attributes = {}, value } of entries) {
    const { name = '', type, mimetype } = attributes;
    // Entries with a type are images and other files.
    if (type !== undefined || mimetype !== undefined) continue;
    texts[name] = typeof value === 'object' ? value['#text'] : (value ?? '');
  }
  return texts;
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
