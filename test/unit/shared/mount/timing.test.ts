import { expect, test, vi } from 'vitest';
import { measure } from '../../../../src/shared/mount/timing';

test('nothing throws when the mark or performance itself is missing', () => {
  expect(() => measure('two')).not.toThrow();
  vi.stubGlobal('performance', {});
  expect(() => measure('three')).not.toThrow();
});
