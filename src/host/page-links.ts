import { getOwn } from '../guard/own';
import type { Kind } from '../page/field';
import { namedFields } from '../page/fields';
import { kinds, type SimpleKind } from '../page/kinds';
import type { PageData } from '../page/page';
import { isList } from '../page/value';
import { link, resolve } from './address';

/** The page's data with addresses that lead to the same place whatever the page's `<base>` says. */
export function withLinks(pageData: PageData): PageData {
  const entries = namedFields.map(([name, field]) => {
    const value = pageData[name as keyof PageData];
    return [name, getOwn(field, 'unresolved') ? value : lead(value, field.kind, link)];
  });
  return Object.fromEntries(entries);
}

function lead(value: unknown, kind: Kind, to: (address: string) => string): unknown {
  if (!value) return value;
  if (typeof kind === 'string') {
    return getOwn<SimpleKind, 'isAddress'>(kinds[kind], 'isAddress') ? to(value as string) : value;
  }
  if (isList(kind)) return (value as unknown[]).map((item) => lead(item, kind[0], to));
  const base = getOwn(kind, 'base');
  const partOf = (name: string) => getOwn(value as Record<string, unknown>, name);
  const toBase = (address: string) => resolve(address, (base && (partOf(base) as string)) || '/') ?? '';
  const entries = Object.entries(kind.parts).map(([name, part]) => [
    name,
    lead(partOf(name), part.kind, base && name !== base ? toBase : to),
  ]);
  return Object.fromEntries(entries);
}
