// @vitest-environment node
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { cutCases } from '../../../../src/tooling/react/cases';

const script = `
function work(value) {
  'use strict';
  var did = '';
  switch (value) {
    case 1:
      did += 'a';
      break;
    case 2:
    case 3:
      did += 'b';
    case 4:
      for (var found of ['c']) did += found;
      break;
    case 5:
      switch (value) {
        case 1:
          did += 'd';
        case 5:
          did += 'e';
      }
      break;
    default:
      did += found = 'f';
  }
  return did;
}`;

/** The script without these cases, minified. */
function without(...labels: string[]): string {
  const rest = cutCases(script, (label, value) => value === 'value' && labels.includes(label));
  return transformSync(rest, { minify: true }).code;
}

const run = (code: string, value: number): string => new Function(`${code}; return work(${value})`)();

test('whichever cases are cut, all other values have the same result', () => {
  for (let set = 0; set < 64; set++) {
    const isCut = (value: number) => Boolean(set & (1 << value));
    const values = [0, 1, 2, 3, 4, 5];
    const code = without(...values.filter(isCut).map(String));
    for (const value of values) if (!isCut(value)) expect(run(code, value), code).toBe(run(script, value));
  }
});

test('no statement stays that only a cut case reaches', () => {
  expect(without('1')).not.toMatch(/"a"|"d"/);
  expect(without('2', '3')).not.toContain('"b"');
  expect(without('3')).toContain('"b"');
  expect(without('5')).not.toMatch(/"d"|"e"/);
});
