// @vitest-environment node
import { expect, test } from 'vitest';
import { outdated } from '../../../src/tooling/installed.mjs';

test('a package of another version is found, one for another system is not', () => {
  const [react, windows] = [{ version: '19.0.9' }, { version: '1.0.0', optional: true }];
  expect(outdated({ '': {}, react, windows }, { react })).toBeUndefined();
  expect(outdated({ '': {}, react, windows }, { react: { version: '19.1.0' } })).toBe('react');
  expect(outdated({ react }, {})).toBe('react');
});
