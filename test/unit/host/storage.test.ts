import { expect, test, vi } from 'vitest';
import { lastingStorage, storage } from '../../../src/host/storage';

test('a value is stored in session storage and read back', () => {
  expect(storage.get('buildVersion')).toBeNull();
  storage.set('buildVersion', '2.14.3');
  expect(sessionStorage.getItem('buildVersion')).toBe('2.14.3');
  expect(storage.get('buildVersion')).toBe('2.14.3');
});

test('lasting storage is local storage', () => {
  lastingStorage.set('loginMethod', 'email');
  expect([localStorage.getItem('loginMethod'), lastingStorage.get('loginMethod')]).toEqual([
    'email',
    'email',
  ]);
  lastingStorage.set('loginMethod', null);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('null removes the stored value', () => {
  storage.set('a', '1');
  storage.set('a', null);
  expect(sessionStorage.length).toBe(0);
});

const forbid = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('when the browser forbids storage, nothing is stored and nothing throws', () => {
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(storage.get('a')).toBeNull();
  expect(() => storage.set('a', '1')).not.toThrow();
  expect(() => storage.set('a', null)).not.toThrow();
});

test('when access to sessionStorage itself throws, as in a sandboxed frame, nothing breaks', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'sessionStorage', { get: forbid, configurable: true });
  try {
    expect(storage.get('a')).toBeNull();
    expect(() => storage.set('a', '1')).not.toThrow();
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', own);
  }
});
