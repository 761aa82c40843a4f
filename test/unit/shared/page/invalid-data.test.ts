import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fields, namedFields } from '../../../../src/facts/fields';
import { safeAddress } from '../../../../src/shared/page/address/safe-address';
import type { Kind } from '../../../../src/shared/page/field';
import { kinds, type SimpleKind } from '../../../../src/shared/page/kinds';
import { type PageData, readPage } from '../../../../src/shared/page/page';
import { isList } from '../../../../src/shared/page/value';
import { hostile } from '../../../return-addresses';
import { give } from './reading';

const words = 'javascript JAVA script data vbscript http https mailto evil.example alert(1) : / \\ // # ? @';
const piece = fc.constantFrom(...words.split(' '), ...'\t\n\r \u0000\u0001\u00a0\u2028\ufeff');

/** An address, if the pieces happen to be one. */
const address = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 10 })
  .map((all) => all.join(''));

const cycle: Record<string, unknown> = { name: 'cycle' };
Object.assign(cycle, { self: cycle, lang: cycle, 0: cycle, link: cycle });

const text = fc.oneof(address, fc.constantFrom(...hostile, '__proto__'), fc.string({ unit: 'binary' }));
const any = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.nat(10),
  fc.dictionary(text, text),
  fc.constant(cycle),
  fc.anything({ maxDepth: 2, withBigInt: true, withNullPrototype: true, withSparseArray: true }),
);

const partly = (parts: Record<string, { kind: Kind }>) => {
  const values = Object.entries(parts).map(([name, { kind }]) => [name, nearly(kind)]);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
};

/** A value of this kind, with any values in some places. */
function nearly(kind: Kind): fc.Arbitrary<unknown> {
  if (typeof kind === 'string') return any;
  const valid = isList(kind) ? fc.array(nearly(kind[0]), { maxLength: 3 }) : partly(kind.parts);
  return fc.oneof({ weight: 4, arbitrary: valid }, any);
}

/** Whether an address has one of these schemes, and leads to another host only with one. */
function isSafe(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (!URL.canParse(value, location.href)) return true;
  const { protocol, origin } = new URL(value, location.href);
  const isLocal = /^https?:/.test(protocol) && origin === location.origin;
  return isLocal || (/^(https?|mailto|tel):/.test(protocol) && /^(https?|mailto|tel):/i.test(value));
}

/** Fails unless a value is of this kind, and no unsafe address is in it. */
function complete(value: unknown, kind: Kind, path: string): void {
  if (typeof kind === 'string') {
    const { isAddress, read }: SimpleKind = kinds[kind];
    if (isAddress) expect(value, path).toSatisfy(isSafe);
    else
      expect(
        read(value, () => {}),
        path,
      ).toBeDefined();
  } else if (isList(kind)) for (const item of value as unknown[]) complete(item, kind[0], path);
  else {
    const found = value as Record<string, unknown>;
    if (kind.anyOf) expect(kind.anyOf.some((name) => found[name])).toBe(true);
    for (const [name, part] of Object.entries(kind.parts))
      if (part.required || found[name] !== undefined) complete(found[name], part.kind, `${path}.${name}`);
  }
}

test('reading never throws, and the page is complete, without an unsafe address, also as a link', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const walk = fc.property(fc.oneof({ weight: 9, arbitrary: partly(fields) }, any), (data) => {
    give(data);
    const page = readPage();
    for (const [name, field] of namedFields) {
      const value = page[name as keyof PageData];
      if (field.default !== null || value !== null) complete(value, field.kind, name);
    }
  });
  fc.assert(walk, { numRuns: 300 });
});

test('an address that is accepted has only these schemes, and never leads to another host by //', () => {
  const walk = fc.property(address, (given) => {
    expect(safeAddress(given) ?? '').toSatisfy(isSafe);
  });
  fc.assert(walk, { numRuns: 3000 });
});
