import { expect, test } from 'vitest';
import { resolve } from '../../../src/host/address';

test('an address is resolved against its base, or against the page', () => {
  expect(resolve('news', 'https://main.example/en/')).toBe('https://main.example/en/news');
  expect(resolve('/news', 'https://main.example/en/')).toBe('https://main.example/news');
  expect(resolve('news', '/main/')).toBe('https://chargers.example/main/news');
  expect(resolve('/news')).toBe('https://chargers.example/news');
  expect(resolve('news')).toBe(new URL('news', location.href).href);
  expect(resolve('https://')).toBeUndefined();
});
