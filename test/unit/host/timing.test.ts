import { afterEach, expect, test, vi } from 'vitest';
import { measure } from '../../../src/host/timing';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a widget is measured from its mark, once, and the mark goes', () => {
  const stand = { measure: vi.fn(), clearMarks: vi.fn() };
  vi.stubGlobal('performance', stand);
  measure('one');
  measure('one');
  expect(stand.measure.mock.calls).toEqual([['ev-portal-widgets:one', 'ev-portal-widgets:one']]);
  expect(stand.clearMarks.mock.calls).toEqual([['ev-portal-widgets:one']]);
});

test('a page without such marks, or without a browser’s performance, is no harm', () => {
  expect(() => measure('two')).not.toThrow();
  vi.stubGlobal('performance', {});
  expect(() => measure('three')).not.toThrow();
});
