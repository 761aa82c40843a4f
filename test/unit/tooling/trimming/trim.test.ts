// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { change } from '../../../../src/tooling/trimming/change';
import { trimKy } from '../../../../src/tooling/trimming/ky';
import { cutsFor } from '../../../../src/tooling/trimming/react/cuts';
import { asModule } from '../../../../src/tooling/trimming/react/modules';
import { trim } from '../../../../src/tooling/trimming/react/trim';

test('a change with another number of places than expected stops the build with its name', () => {
  const changed = (source: string) => change(source, 'letters', 2, /a/g, () => 'b');
  expect(changed('a-a')).toBe('b-b');
  expect(() => changed('a')).toThrow('the change "letters" finds 1 places, not 2');
  expect(() => changed('a-a-a')).toThrow('the change "letters" finds 3 places, not 2');
});

const source = (file: string) =>
  readFileSync(`node_modules/${file.replace(/-(client|jsx-runtime)/, '')}/cjs/${file}.production.js`, 'utf8');
const cuts = cutsFor();

describe('a React that has changed stops the build', () => {
  test.each([
    ['kinds of fiber', /(?<=switch \(.+)\.tag(?=\) \{$)/m],
    ['kinds of fiber', /case 25:/],
    ['cases of events', /case "auxclick":/],
    ['bind of React', /\.bind\(/],
    ['function canHydrateInstance', /\bcanHydrateInstance\b/g],
    ['events', /^register(?=SimpleEvent\()/m],
    ['list of events', /simpleEventPluginEvents =/],
    ['classes of events', /= (?=(?:createSyntheticEvent|assign|getVendorPrefixedEventName)\()/],
    ['hooks', /\buse(?=\w*:)/],
    ['renamed attributes', /^ {4}\["/m],
    ['old browsers in react-dom-client', /"oninput" in document/],
    ['preloading in react-dom-client', /^ {2}[rDCLmXSM]: pre/m],
    ['hydration in react-dom-client', /^ReactDOMHydrationRoot/m],
    ['transitions in react-dom-client', /2 === exitStatus/],
  ])('%s: %s', (name, one) => {
    const changed = source('react-dom-client').replace(one, 'other');
    expect(() => trim('react-dom-client', changed, cuts)).toThrow(`the change "${name}" finds`);
  });

  test.each([
    ['react-dom', /^ +r: /m, 'transitions in react-dom'],
    ['react', /^function Component/m, 'class components in react'],
  ])('in %s: %s', (file, one, name) => {
    const changed = source(file).replace(one, 'other');
    expect(() => trim(file, changed, cuts)).toThrow(`the change "${name}" finds`);
  });
});

test('a React that imports in another way stops the build', () => {
  expect(() => asModule('let React = require("react");')).toThrow('it imports in another way');
});

test.each([
  ['core/Ky', /async #calculateRetryDelay\(/, 'private methods'],
  ['core/Ky', /globalThis\.Request\(/, 'Request'],
  ['index', /ky\.stop/, 'create, stop and retry'],
])('a ky that has changed stops the build, in %s: %s', (file, one, name) => {
  const path = `node_modules/ky/distribution/${file}.js`;
  const changed = readFileSync(path, 'utf8').replace(one, 'other(');
  expect(() => trimKy(path, changed)).toThrow(`the change "${name}" finds`);
});
