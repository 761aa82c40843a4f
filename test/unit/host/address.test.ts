import { expect, test } from 'vitest';
import { isThisPage, resolve } from '../../../src/host/address';

test.each([
  ['news', 'https://main.example/en/', 'https://main.example/en/news'],
  ['/news', 'https://main.example/en/', 'https://main.example/news'],
  ['news', '/main/', 'https://chargers.example/main/news'],
  ['news', undefined, 'https://chargers.example/uk/news'],
  ['https://', undefined, undefined],
])('%s is resolved against the base %s, or the page: %s', (found, base, address) => {
  history.replaceState(null, '', '/uk/rates');
  expect(resolve(found, base)).toBe(address);
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
