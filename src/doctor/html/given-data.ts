import { parseGiven } from '../../page/given-page';
import { type Page, runs, type Tag } from './page';

/** The data of a page: read, impossible to parse, made by a script that the doctor does not run, too long, or missing. */
export type GivenData =
  | { kind: 'read'; data: unknown; tag: Tag }
  | { kind: 'broken'; error: string }
  | { kind: 'script' }
  | { kind: 'long' }
  | { kind: 'none' };

/** The characters of the longest data that are read. What is parsed takes a hundred times as much memory. */
const longest = 1_000_000;

/** Looks for `window.__PAGE__ = JSON`, as our C# writes it, and for the block of JSON. */
export function givenData({ tags }: Page): GivenData {
  const scripts = tags.filter(runs);
  const block = tags.find(
    ({ kind, attributes }) =>
      kind === 'script' && attributes.get('type') === 'application/json' && attributes.has('data-page'),
  );
  const [inline, ...others] = scripts.filter(({ address, text }) => !address && /__PAGE__/.test(text));
  if (others.length) return { kind: 'script' };
  const text = (inline ?? block)?.text ?? '';
  if (text.length > longest) return { kind: 'long' };
  if (inline) return assigned(inline);
  if (block) return parsed(block, block.text);
  return { kind: scripts.some(({ attributes }) => attributes.has('src')) ? 'script' : 'none' };
}

function assigned(tag: Tag): GivenData {
  const [, value] = tag.text.match(/^\s*(?:window\.)?__PAGE__\s*=(.*)$/s) ?? [];
  if (value === undefined) return { kind: 'script' };
  const json = value.trim().replace(/;$/, '').trim();
  // An encoder for HTML has written this. As a script it is an error.
  if (/^["{]?\s*&(quot|#34|#x22);/i.test(json)) return { kind: 'broken', error: 'it begins with &quot;' };
  const found = parsed(tag, json);
  // A string with JSON is unwrapped once.
  if (found.kind === 'read') return { ...found, data: parseGiven(found.data) };
  return { kind: 'script' };
}

function parsed(tag: Tag, json: string): GivenData {
  try {
    return { kind: 'read', data: JSON.parse(json), tag };
  } catch (error) {
    return { kind: 'broken', error: (error as Error).message };
  }
}
