import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { withLinks } from '../../../src/host/page-links';
import { safeAddress } from '../../../src/page/address/safe-address';
import type { Kind } from '../../../src/page/field';
import { namedFields } from '../../../src/page/fields';
import type { kinds } from '../../../src/page/kinds';
import type { Language } from '../../../src/page/languages';
import { type PageData, readPage } from '../../../src/page/page';
import { isList } from '../../../src/page/value';
import { address, pages, withOddValues } from './drawn-pages';
import { give } from './reading';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
const isText = (value: unknown) => typeof value === 'string';
const isCode = (value: unknown) => /^[\w-]+$/.test(`${value}`);
/** Whether an address has one of these schemes, and leads to another host only with one. */
function isSafe(value: unknown): boolean {
  if (!isText(value) || !URL.canParse(`${value}`, location.href)) return isText(value);
  const { protocol, origin } = new URL(`${value}`, location.href);
  return (
    schemes.includes(protocol) && (origin === location.origin || /^(https?|mailto|tel):/i.test(`${value}`))
  );
}

/** What a value of each kind must be. */
const types: Record<keyof typeof kinds, (value: unknown) => boolean> = {
  string: isText,
  languageCode: isCode,
  address: isSafe,
  webAddress: isSafe,
  ownAddress: isSafe,
  bodyFormat: (value) => value === 'json' || value === 'form',
  loginMethod: (value) => value === 'phone' || value === 'email',
  codeLength: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  dictionary: (value) => typeof value === 'object' && value !== null,
  languages: (value) => (value as Language[]).every(({ code, name }) => isCode(code) && isText(name)),
};

/** Fails unless a value has the right type, and no unsafe address in it. */
function complete(value: unknown, kind: Kind, path: string): void {
  if (typeof kind === 'string') expect(value, path).toSatisfy(types[kind]);
  else if (isList(kind)) for (const item of value as unknown[]) complete(item, kind[0], path);
  else {
    const found = value as Record<string, unknown>;
    if (kind.anyOf) expect(kind.anyOf.some((name) => found[name])).toBe(true);
    for (const [name, part] of Object.entries(kind.parts))
      if (part.required || found[name] !== undefined) complete(found[name], part.kind, `${path}.${name}`);
  }
}

test('reading never throws, and the page is complete, has the right types and no unsafe address, also as a link', () => {
  fc.assert(
    fc.property(pages, (data) => {
      give(withOddValues(data));
      const page = readPage();
      for (const pageData of [page, withLinks(page)])
        for (const [name, field] of namedFields) {
          const value = pageData[name as keyof PageData];
          if (field.default !== null || value !== null) complete(value, field.kind, name);
        }
    }),
    { numRuns: 500 },
  );
});

test('an address that is accepted has only these schemes, and never leads to another host by //', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(safeAddress(given) ?? '').toSatisfy(isSafe);
    }),
    { numRuns: 5000 },
  );
});
