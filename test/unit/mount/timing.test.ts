import { expect, test, vi } from 'vitest';
import { measure } from '../../../src/mount/timing';

test('a widget is measured once, from its mark, and the mark is cleared', () => {
  const fake = { measure: vi.fn(), clearMarks: vi.fn() };
  vi.stubGlobal('performance', fake);
  measure('one');
  measure('one');
  expect(fake.measure.mock.calls).toEqual([['ev-portal-widgets:one', 'ev-portal-widgets:one']]);
  expect(fake.clearMarks.mock.calls).toEqual([['ev-portal-widgets:one']]);
});

test('nothing throws when the mark or performance itself is missing', () => {
  expect(() => measure('two')).not.toThrow();
  vi.stubGlobal('performance', {});
  expect(() => measure('three')).not.toThrow();
});
