// @vitest-environment node
import { expect, test } from 'vitest';
import { withNewLimits } from '../../../../../src/tooling/build/sizes/limits';

const file = '  { "name": "a.js", "path": "dist/a.js.br", "limit": "4 kB", "brotli": false },';
const page =
  '  {\n    "name": "a page",\n    "path": ["dist/{a,b}.js.br", "dist/c.css.br"],\n    "limit": "8 kB"\n  }';
const text = `[\n${file}\n${page}\n]\n`;
const now = (a: number, both: number) => [
  { name: 'a.js', size: a, sizeLimit: 4000 },
  { name: 'a page', size: both, sizeLimit: 8000 },
];

test.each([
  ['a page exceeds its limit', now(3950, 8100), text.replace('8 kB', '8.5 kB')],
  ['a file exceeds its limit', now(4100, 7900), text.replace('4 kB', '4.25 kB')],
  ['a file has become smaller', now(3000, 7900), text.replace('4 kB', '3.25 kB')],
  ['all sizes have grown within their limits', now(3990, 7990), text],
])('`npm run sizes -- --set`, when %s, changes the limits of nothing else', (_, measured, expected) => {
  expect(withNewLimits(text, measured)).toBe(expected);
});
