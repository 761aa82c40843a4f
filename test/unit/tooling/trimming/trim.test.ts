// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { change } from '../../../../src/tooling/trimming/change';
import { trimKy } from '../../../../src/tooling/trimming/ky';
import { cutsFor } from '../../../../src/tooling/trimming/react/cuts';
import { asModule } from '../../../../src/tooling/trimming/react/modules';
import { trim } from '../../../../src/tooling/trimming/react/trim';

test('a change with another number of places than expected stops the build with its name', () => {
  const changed = (source: string) =>
    change(source, { name: 'letters', places: 2, pattern: /a/g, by: () => 'b' });
  expect(changed('a-a')).toBe('b-b');
  expect(() => changed('a')).toThrow('the change "letters" finds 1 places, not 2');
  expect(() => changed('a-a-a')).toThrow('the change "letters" finds 3 places, not 2');
});

test('a React that has changed stops the build', () => {
  const source = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const changed = source.replace(/case 25:/, 'other');
  expect(() => trim('react-dom-client', changed, cutsFor())).toThrow('the change "kinds of fiber" finds');
});

test('a React that imports in another way stops the build', () => {
  expect(() => asModule('let React = require("react");')).toThrow('it imports in another way');
});

test('a ky that has changed stops the build', () => {
  const path = 'node_modules/ky/distribution/core/Ky.js';
  const changed = readFileSync(path, 'utf8').replace('globalThis.Request(', 'other(');
  expect(() => trimKy(path, changed)).toThrow('the change "Request" finds');
});
