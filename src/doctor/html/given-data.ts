import { parseGiven } from '../../page/given-page';
import { type Page, runs, type Tag } from './page';

/** The data of a page: read, impossible to parse, made by a script that the doctor does not run, or missing. */
export type GivenData =
  | { kind: 'read'; data: unknown; tag: Tag }
  | { kind: 'broken'; error: string }
  | { kind: 'script' }
  | { kind: 'none' };

/** Looks for `window.__PAGE__ = JSON`, as our C# writes it, and for the block of JSON. */
export function givenData({ tags }: Page): GivenData {
  const scripts = tags.filter(runs);
  const block = tags.find(
    ({ kind, attributes }) =>
      kind === 'script' && attributes.get('type') === 'application/json' && attributes.has('data-page'),
  );
  const [inline, ...others] = scripts.filter(({ address, text }) => !address && /__PAGE__/.test(text));
  if (others.length) return { kind: 'script' };
  if (inline) return assigned(inline);
  if (block) return parsed(block, block.text);
  return { kind: scripts.some(({ attributes }) => attributes.has('src')) ? 'script' : 'none' };
}

function assigned(tag: Tag): GivenData {
  const [, json] = tag.text.match(/^\s*(?:window\.)?__PAGE__\s*=\s*(.*?)\s*;?\s*$/s) ?? [];
  if (json === undefined) return { kind: 'script' };
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
