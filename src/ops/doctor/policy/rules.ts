import { createHash } from 'node:crypto';
import type { Tag } from '../html/page';
import { type Directive, deciding, type Policy } from './parse';
import { names } from './sources';

const forScripts = ['script-src-elem', 'script-src', 'default-src'];
const forStyles = ['style-src-elem', 'style-src', 'default-src'];

const has = (sources: readonly string[], word: string) =>
  sources.some((source) => source.toLowerCase() === `'${word}'`);

function hasNonce({ sources }: Directive, tag: Tag): boolean {
  const nonce = tag.attributes.get('nonce');
  return (
    Boolean(nonce) && sources.some((source) => /^'nonce-/i.test(source) && source.slice(7, -1) === nonce)
  );
}

const plainHash = (hash: string) => hash.replace(/-(?!\d)/g, '+').replaceAll('_', '/');

/** The hashes in a list of sources, as `integrity` writes them. */
const hashes = (sources: readonly string[]) =>
  sources.flatMap((source) => source.match(/^'(sha(?:256|384|512)-.+)'$/i)?.[1] ?? []);

/** The directive by which a policy blocks the script of a tag. Undefined if it allows it. */
export function blockedScript(policy: Policy, tag: Tag, page: URL): Directive | undefined {
  const found = deciding(policy, ...forScripts);
  if (!found || !tag.address || hasNonce(found, tag)) return undefined;
  const { sources } = found;
  const integrity = (tag.attributes.get('integrity') ?? '').split(/\s+/).filter(Boolean);
  const listed = new Set(hashes(sources));
  if (integrity.length && integrity.every((hash) => listed.has(hash))) return undefined;
  if (has(sources, 'strict-dynamic')) return found;
  return names(sources, tag.address, page) ? undefined : found;
}

/** The directive by which a policy blocks a script that another one adds to the page, with the same nonce. */
export function blockedLater(policy: Policy, tag: Tag, page: URL): Directive | undefined {
  const found = blockedScript(policy, tag, page);
  // A list of hashes may have that of the added script.
  const mayAllow = found && (has(found.sources, 'strict-dynamic') || hashes(found.sources).length);
  return mayAllow ? undefined : found;
}

/** The directive by which a policy blocks an inline script. */
export function blockedInline(policy: Policy, tag: Tag): Directive | undefined {
  const found = deciding(policy, ...forScripts);
  if (!found || hasNonce(found, tag)) return undefined;
  const { sources } = found;
  const listed = hashes(sources);
  const algorithms = new Set(listed.map((hash) => hash.slice(0, 6).toLowerCase()));
  const isListed = [...algorithms].some((algorithm) => {
    const own = createHash(algorithm).update(tag.text).digest('base64');
    return listed.some(
      (hash) => hash.toLowerCase().startsWith(algorithm) && plainHash(hash.slice(7)) === own,
    );
  });
  if (isListed) return undefined;
  const ignoresUnsafe =
    listed.length || has(sources, 'strict-dynamic') || sources.some((source) => /^'nonce-/i.test(source));
  return has(sources, 'unsafe-inline') && !ignoresUnsafe ? undefined : found;
}

/** The directive by which a policy blocks a stylesheet. */
export function blockedSheet(policy: Policy, tag: Tag, page: URL): Directive | undefined {
  const found = deciding(policy, ...forStyles);
  if (!found || !tag.address || hasNonce(found, tag)) return undefined;
  return names(found.sources, tag.address, page) ? undefined : found;
}

/** The directive by which a policy blocks what a page gets by a script, or as an image. */
export function blockedRequest(
  policy: Policy,
  directive: 'connect-src' | 'img-src',
  address: URL,
  page: URL,
): Directive | undefined {
  const found = deciding(policy, directive, 'default-src');
  return !found || names(found.sources, address, page) ? undefined : found;
}

/** Whether no script of the page can load another one: Trusted Types, without a default policy that could allow it. */
export function needsTrustedScripts(policy: Policy): boolean {
  const types = policy.get('trusted-types');
  return (
    policy.get('require-trusted-types-for')?.includes("'script'") === true &&
    types !== undefined &&
    !types.includes('*') &&
    !types.includes('default')
  );
}
