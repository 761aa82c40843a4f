// @vitest-environment node
import { expect, test } from 'vitest';
import { secondsKept, timeInWords, whyStored } from '../../../../../src/extras/doctor/checks/kept';

test.each([
  ['public, max-age=31536000, immutable', 31_536_000, 'for 365 days'],
  ['max-age="3600"', 3_600, 'for 1 hour'],
  ['no-cache', 0, 'for no time'],
  ['max-age=60, no-store', 0, 'for no time'],
  [undefined, undefined, 'as long as the browser guesses'],
  ['private', undefined, 'as long as the browser guesses'],
])('with "%s" a file is kept for %s s: %s', (header, seconds, words) => {
  expect(secondsKept(header)).toBe(seconds);
  expect(timeInWords(seconds)).toBe(words);
});

test.each([
  [{ 'cache-control': 'no-store' }, undefined],
  [{ 'cache-control': 'private, max-age=60' }, undefined],
  [{ 'cache-control': 'no-cache' }, undefined],
  [{}, undefined],
  [{ 'cache-control': 'public' }, 'Cache-Control: public'],
  [{ 'cache-control': 's-maxage=1' }, 'Cache-Control: s-maxage=1'],
  [{ 'cache-control': 'max-age=1' }, 'Cache-Control: max-age=1'],
  [{ 'cache-control': 'no-store', age: '7' }, 'Age: 7'],
])('an answer with %j may be stored for others: %s', (headers, why) => {
  expect(whyStored(headers)).toBe(why);
});
