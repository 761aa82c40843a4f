import { expect, test, vi } from 'vitest';
import { lastingStorage, storage } from '../../../../src/shared/host/storage';

test.for([
  ['sessionStorage', storage],
  ['localStorage', lastingStorage],
] as const)('a value is kept in %s, and null removes it', ([area, kept]) => {
  expect(kept.get('a')).toBeNull();
  kept.set('a', '1');
  expect([window[area].getItem('a'), kept.get('a')]).toEqual(['1', '1']);
  kept.set('a', null);
  expect(window[area].length).toBe(0);
});

test('when the browser forbids storage, as in a sandboxed frame, nothing is stored and nothing breaks', () => {
  // So that the test restores the browser's own one.
  vi.stubGlobal('sessionStorage', {});
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  expect(storage.get('a')).toBeNull();
  expect(() => storage.set('a', '1')).not.toThrow();
  expect(() => storage.set('a', null)).not.toThrow();
});
