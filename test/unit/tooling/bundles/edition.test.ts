import { expect, test, vi } from 'vitest';
import { wantsWhole } from '../../../../src/tooling/bundles/edition';

test.for([
  [undefined, false],
  ['', false],
  ['0', false],
  ['false', false],
  ['1', true],
] as const)('WHOLE=%s asks for whole packages: %s', ([value, whole]) => {
  vi.stubEnv('WHOLE', value);
  expect(wantsWhole()).toBe(whole);
});
