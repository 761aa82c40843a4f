import fc from 'fast-check';
import type { Kind } from '../../../src/page/field';
import { fields } from '../../../src/page/fields';
import type { kinds } from '../../../src/page/kinds';
import { isList } from '../../../src/page/value';
import { hostile } from '../../return-addresses';

const texts = [
  ...hostile,
  ...['vbscript:x', 'https://', '__proto__', 'constructor', '{{constructor}}', '\ud800', 'x'.repeat(100_000)],
  ...['<img src=x onerror=alert(1)>', '</script>'],
];

const cycle: Record<string, unknown> = { name: 'cycle' };
Object.assign(cycle, { self: cycle, lang: cycle, 0: cycle, link: cycle });
const list: unknown[] = [];
list.push(list, cycle);

const throwing = (thrown: unknown) => {
  const get = () => {
    throw thrown;
  };
  const names = ['name', 'url', 'phones', 'Login'];
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get, enumerable: true }])),
  );
};

const stop = () => {
  throw new Error('a trap');
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Values that JSON cannot express. */
const odd: unknown[] = [
  ...[Symbol('s'), 10n, () => 'text', stop, new Date(Number.NaN), /x/, new Map([['a', 1]]), Number.NaN, -0],
  ...[cycle, list, revoked, throwing(new Error('no')), throwing('no'), throwing(undefined)],
  ...[new Proxy({}, { get: stop, ownKeys: stop, has: stop }), new Proxy([], { get: stop })],
  ...[Object.create({ lang: 'de', title: {} }), JSON.parse('{"__proto__":{"title":{}}}')],
  ...[Object.create(null), Object('x'), [[[[]]]]],
];

/** Contains one of these values. fast-check would read the properties of the value itself and call its getters. */
class Odd {
  constructor(readonly which: number) {}
}

/** Replaces each `Odd` in a generated value with the value that it contains. */
export function withOddValues(drawn: unknown): unknown {
  if (drawn instanceof Odd) return odd[drawn.which];
  if (Array.isArray(drawn)) return drawn.map(withOddValues);
  if (typeof drawn !== 'object' || drawn === null || Object.getPrototypeOf(drawn) !== Object.prototype)
    return drawn;
  return Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, withOddValues(value)]));
}

const words = 'javascript JAVA script data vbscript http https mailto evil.example alert(1) : / \\ // # ? @';
const piece = fc.constantFrom(...words.split(' '), ...'\t\n\r \u0000\u0001\u00a0\u2028\ufeff');

/** An address, if the pieces happen to be one. */
export const address = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 10 })
  .map((all) => all.join(''));

const text = fc.oneof(
  address,
  fc.constantFrom(...texts),
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Any invalid value. */
const invalid: fc.Arbitrary<unknown> = fc.oneof(
  fc.nat(odd.length - 1).map((which) => new Odd(which)),
  text,
  fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withNullPrototype: true,
    withSparseArray: true,
    withDate: true,
  }),
);

const dictionary = fc.dictionary(
  fc.oneof(text, fc.constantFrom('Login', 'Hotline', 'de')),
  fc.oneof(text, invalid),
);

/** Values of the kinds that are no text, valid or almost. */
const noText: Partial<Record<keyof typeof kinds, fc.Arbitrary<unknown>>> = {
  codeLength: fc.nat(10),
  flag: fc.boolean(),
  dictionary,
  languages: dictionary,
};

const usually = (arbitrary: fc.Arbitrary<unknown>, weight = 4) => fc.oneof({ weight, arbitrary }, invalid);

const partly = (parts: Record<string, { kind: Kind }>) =>
  fc.record(Object.fromEntries(Object.entries(parts).map(([name, { kind }]) => [name, nearly(kind)])), {
    requiredKeys: [],
  });

/** A value of this kind, with invalid values in some places. */
function nearly(kind: Kind): fc.Arbitrary<unknown> {
  if (typeof kind === 'string') return usually(noText[kind] ?? text, 2);
  return usually(isList(kind) ? fc.array(nearly(kind[0]), { maxLength: 3 }) : partly(kind.parts));
}

const record = partly(fields);
const inAnyCase = fc
  .tuple(record, fc.func(fc.boolean()))
  .map(([page, upper]) =>
    Object.fromEntries(
      Object.entries(page).map(([name, value]) => [upper(name) ? name.toUpperCase() : name, value]),
    ),
  );

/** Invalid or malicious values of `window.__PAGE__`. Pass them through `withOddValues`. */
export const pages: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: record },
  { weight: 2, arbitrary: inAnyCase },
  { weight: 1, arbitrary: fc.oneof(invalid, fc.json()) },
);
