// @vitest-environment node
import { expect, test } from 'vitest';
import { acceptedEncodings } from '../../site/encodings.mjs';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['BR ; Q=0.1', ['br', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip, *;q=0.5', ['gzip', 'br', 'identity']],
  ['gzip, *;q=0', ['gzip']],
  ['gzip, identity;q=0', ['gzip']],
  ['deflate', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('a browser with Accept-Encoding %j gets the first of %j that there is', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
