// @vitest-environment node
import { expect, test } from 'vitest';
import { principles } from '../../../../src/tooling/accessibility';
import { tests } from '../../../../src/tooling/accessibility/tests';
import { textOf } from '../../documents';

const criteria = principles.flatMap(({ criteria }) => criteria);

test('the report has the 31 criteria of level A and the 24 of level AA of WCAG 2.2, in order, each once', () => {
  const ofLevel = (wanted: string) => criteria.filter(({ level }) => level === wanted).length;
  expect([ofLevel('A'), ofLevel('AA')]).toEqual([31, 24]);
  const numbers = criteria.map(({ number }) => number);
  const sorted = [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(numbers).toEqual(sorted);
});

test('a result other than “not applicable” names a test', () => {
  const without = criteria.filter(({ result, evidence }) => result !== 'not-applicable' && !evidence.length);
  expect(without.map(({ number }) => number)).toEqual([]);
});

test.each(Object.entries(tests))('the test “%s” exists, and a criterion names it', (key, { file, name }) => {
  expect(
    textOf(file).includes(name),
    `${file} has no test “${name}”: correct src/tooling/accessibility/tests.ts`,
  ).toBe(true);
  expect(criteria.some(({ evidence }) => evidence.includes(key as never))).toBe(true);
});
