import { expect, test, vi } from 'vitest';
import { wantsWholeReact } from '../../../../src/tooling/bundles/edition';

test.for([
  [undefined, false],
  ['', false],
  ['0', false],
  ['false', false],
  ['1', true],
] as const)('WHOLE_REACT=%s asks for the whole React: %s', ([value, whole]) => {
  vi.stubEnv('WHOLE_REACT', value);
  expect(wantsWholeReact()).toBe(whole);
});
