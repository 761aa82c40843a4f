import { type Kind, namedFields } from '../page/fields';
import { kinds, type SimpleKind } from '../page/kinds';
import type { Page } from '../page/page';
import { isList } from '../page/value';
import { link, resolve } from './address';

/** The page's data with addresses that lead to the same place whatever the page's `<base>` says. */
export function withLinks(page: Page): Page {
  const entries = namedFields.map(([name, { kind, unresolved }]) => {
    const value = page[name as keyof Page];
    return [name, unresolved ? value : lead(value, kind, link)];
  });
  return Object.fromEntries(entries);
}

/** Replaces each address in a value of this kind. */
function lead(value: unknown, kind: Kind, to: (address: string) => string): unknown {
  if (!value) return value;
  if (typeof kind === 'string') {
    const { isAddress }: SimpleKind = kinds[kind];
    return isAddress ? to(value as string) : value;
  }
  if (isList(kind)) return (value as unknown[]).map((item) => lead(item, kind[0], to));
  const { parts, base = '' } = kind;
  const object = value as Record<string, unknown>;
  const toBase = (address: string) => resolve(address, (object[base] as string) || '/') ?? '';
  const entries = Object.entries(parts).map(([name, part]) => [
    name,
    lead(object[name], part.kind, base && name !== base ? toBase : to),
  ]);
  return Object.fromEntries(entries);
}
