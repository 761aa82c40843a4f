import { parseGiven } from '../../../shared/page/given-page';
import { assignedLiteral } from './literal';
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

/** Looks for `window.__PAGE__ = …` with JSON, as our C# writes it, or with a literal, and for the block of JSON. */
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
  const isModule = /^\s*module/i.test(tag.attributes.get('type') ?? '');
  const found = assignedLiteral(tag.text, isModule ? 'module' : 'script');
  if (!found) return { kind: 'script' };
  // A string with JSON is unwrapped once.
  if ('value' in found) return { kind: 'read', data: parseGiven(found.value), tag };
  // An encoder for HTML has written this. As a script it is an error.
  const isEncoded = /__PAGE__=["{]?&(quot|#34|#x22);/i.test(tag.text.replace(/\s+/g, ''));
  return { kind: 'broken', error: isEncoded ? 'it begins with &quot;' : found.error };
}

function parsed(tag: Tag, json: string): GivenData {
  try {
    return { kind: 'read', data: JSON.parse(json), tag };
  } catch (error) {
    return { kind: 'broken', error: (error as Error).message };
  }
}
