import { expect, test, vi } from 'vitest';
import { lastingStorage, storage } from '../../../src/host/storage';

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

const forbid = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.for<[string, PropertyDescriptor]>([
  ['its methods throw', { value: { getItem: forbid, setItem: forbid, removeItem: forbid } }],
  ['the access throws, as in a sandboxed frame', { get: forbid }],
])('when the browser forbids storage, so that %s, nothing is stored and nothing breaks', ([, how]) => {
  // So that the test restores the browser's own one.
  vi.stubGlobal('sessionStorage', {});
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...how });
  expect(storage.get('a')).toBeNull();
  expect(() => storage.set('a', '1')).not.toThrow();
  expect(() => storage.set('a', null)).not.toThrow();
});
