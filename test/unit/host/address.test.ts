import { expect, test } from 'vitest';
import { isThisPage, resolve } from '../../../src/host/address';

test('an address is resolved against its base, or against the page', () => {
  expect(resolve('news', 'https://main.example/en/')).toBe('https://main.example/en/news');
  expect(resolve('/news', 'https://main.example/en/')).toBe('https://main.example/news');
  expect(resolve('news', '/main/')).toBe('https://chargers.example/main/news');
  expect(resolve('/news')).toBe('https://chargers.example/news');
  expect(resolve('news')).toBe(new URL('news', location.href).href);
  expect(resolve('https://')).toBeUndefined();
});

test.each([
  ['/uk/rates', true],
  ['https://chargers.example/uk/rates#prices', true],
  ['rates?type=2', true],
  ['?type=1', false],
  ['/uk', false],
  ['https://main.example/uk/rates', false],
  ['https://', false],
])('on /uk/rates?type=2 a link to %s is marked: %s', (link, marked) => {
  history.replaceState(null, '', '/uk/rates?type=2#list');
  expect(isThisPage(link)).toBe(marked);
  history.replaceState(null, '', '/');
});
