import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../src/backend/failure';
import { answer, backend, calls, names } from './calling';

afterEach(() => {
  vi.unstubAllGlobals();
});

const html = ['<b>x</b>', '<!DOCTYPE html><p>', '</script>', '<script>alert(1)</script>', 'x <img src=y>'];
const word = fc.oneof(fc.constantFrom(...html, '', '1', 'null', '{"Code":', 'SmsSentTimeout'), fc.string());
const field = fc.oneof(word, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(0, 1, true, false, null));
const name = fc.constantFrom(
  'Value',
  'value',
  'Status',
  'status',
  'Error',
  'error',
  'Code',
  'Data',
  '__proto__',
);
const object = fc.dictionary(name, field, { noNullPrototype: true });
const nested = fc.tuple(object, object).map(([outer, inner]) => ({ ...outer, Error: JSON.stringify(inner) }));
const body = fc.oneof(
  object.map((each) => JSON.stringify(each)),
  nested.map((each) => JSON.stringify(each)),
  fc.json(),
  word,
  fc.tuple(object, fc.nat(40)).map(([each, length]) => JSON.stringify(each).slice(0, length)),
);
const status = fc.constantFrom(200, 201, 400, 401, 404, 422, 429, 500, 503);

test.for(names)(
  '%s turns any answer into its result or into a failure with a readable text',
  async (call) => {
    const text = call === 'setCulture' || call === 'siteVersion';
    await fc.assert(
      fc.asyncProperty(body, status, async (body, status) => {
        const made = answer(() => new Response(body, { status }));
        const got = await calls[call](backend());
        expect(made).toHaveLength(1);
        if (got instanceof Failure) {
          expect(['unexpected', 'refused']).toContain(got.kind);
          expect(got.code).toBeTypeOf('string');
          expect(got.text).toBeTypeOf('string');
          expect(got.text).not.toMatch(/<[a-z!/]/i);
        } else {
          expect(status).toBeLessThan(300);
          if (text) expect(got).toBeTypeOf('string');
          else expect(got).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  },
);
