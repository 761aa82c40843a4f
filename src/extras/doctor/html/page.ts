import type { Followed } from '../web/visits';
import type { Attributes } from './attributes';
import { readText } from './charset';
import { type Token, tokens } from './tokens';

/** A tag that loads a file or has a script. */
export interface Tag {
  kind: 'script' | 'sheet';
  attributes: Attributes;
  /** What it loads. Undefined for an inline script. */
  address: URL | undefined;
  text: string;
  /** Whether a policy in a `<meta>` above it lets browsers load it by https instead of http. */
  isUpgraded: boolean;
}

export interface Page {
  /** Its path, as faults name it. */
  name: string;
  answer: Followed;
  charset: string | undefined;
  /** Whether the bytes are in that charset. */
  fits: boolean;
  tags: readonly Tag[];
  /** The names in `data-widget`. */
  placeholders: readonly string[];
  /** Whether a `<meta>` has a policy. */
  hasMetaPolicy: boolean;
  /** Whether it has so many of these that the others are left out. */
  isCut: boolean;
  /** Why our C# has written no tags into the page. */
  excuse: string | undefined;
}

/** The path of an address, and its query if it has one. */
export const nameOf = ({ pathname, search }: URL): string => pathname + search;

const isScript = (type: string) =>
  /^(module|importmap|((text|application)\/)?(x-)?(java|ecma)script)?$/i.test(type.trim());

/** A script that runs, and no block of data. */
export const runs = ({ kind, attributes }: Tag): boolean =>
  kind === 'script' && isScript(attributes.get('type') ?? '');

/** What a page has at most of tags and placeholders. Checks compare each with each. */
const limits = { tags: 200, placeholders: 1_000 };

export const upgrades = (policy = ''): boolean => /upgrade-insecure-requests/i.test(policy);

/** Reads a page without running anything of it. */
export function readPage(answer: Followed): Page {
  const { text, charset, fits } = readText(answer);
  const address = answer.path.at(-1) ?? answer.address;
  const tags: Tag[] = [];
  const placeholders: string[] = [];
  let hasMetaPolicy = false;
  let isUpgraded = false;
  let isCut = false;
  let excuse: string | undefined;
  let base: string | undefined;
  let templates = 0;
  let script: { attributes: Attributes; text: string } | undefined;

  const resolved = (found?: string) => {
    const trimmed = found?.trim();
    const from = URL.canParse(base ?? '', address.href) ? new URL(base ?? '', address) : address;
    return trimmed && URL.canParse(trimmed, from.href) ? new URL(trimmed, from) : undefined;
  };
  function push<Item>(list: Item[], item: Item, most: number): void {
    if (list.length < most) list.push(item);
    else isCut = true;
  }
  const add = (kind: Tag['kind'], attributes: Attributes, from?: string, text = '') =>
    push(tags, { kind, attributes, address: resolved(from), text, isUpgraded }, limits.tags);

  function start({ name, attributes }: Extract<Token, { kind: 'start' }>): void {
    const widget = attributes.get('data-widget');
    if (widget !== undefined) push(placeholders, widget, limits.placeholders);
    if (name === 'base') base ??= attributes.get('href');
    const rel = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? [];
    if (name === 'link' && rel.includes('stylesheet')) add('sheet', attributes, attributes.get('href'));
    const meta = attributes.get('http-equiv')?.toLowerCase();
    if (name === 'meta' && meta === 'content-security-policy') {
      const policy = attributes.get('content') ?? '';
      hasMetaPolicy ||= policy.trim() !== '';
      isUpgraded ||= upgrades(policy);
    }
    if (name === 'script') script = { attributes, text: '' };
  }

  for (const token of tokens(text)) {
    if (token.kind === 'comment')
      excuse ??= token.text.match(/^ ev-portal-widgets: this page has no widgets: (.*) $/s)?.[1];
    else if (token.kind === 'text') {
      if (script) script.text += token.text;
    } else if (token.name === 'template')
      templates = Math.max(0, templates + (token.kind === 'end' ? -1 : 1));
    else if (token.kind === 'end') {
      if (token.name !== 'script' || !script) continue;
      const { attributes, text } = script;
      add('script', attributes, attributes.get('src'), text);
      script = undefined;
    } else if (!templates && !token.isForeign) start(token);
  }
  const name = nameOf(address);
  return { name, answer, charset, fits, tags, placeholders, hasMetaPolicy, isCut, excuse };
}
