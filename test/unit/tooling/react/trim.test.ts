// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutsFor } from '../../../../src/tooling/react/cuts';
import { trim } from '../../../../src/tooling/react/trim';

const source = (file: string) =>
  readFileSync(`node_modules/${file.replace('-client', '')}/cjs/${file}.production.js`, 'utf8');
const cuts = cutsFor();

describe('a React that has changed stops the build', () => {
  test.each([
    ['function canHydrateInstance', /\bcanHydrateInstance\b/g],
    ['events', /\bregister(?=\w+Event\()/g],
    ['list of events', /simpleEventPluginEvents =/],
    ['classes of events', /= (?=(?:createSyntheticEvent|assign|getVendorPrefixedEventName)\()/g],
    ['hooks', /\buse(?=\w*:)|(?<=Dispatcher\w*\.)use/g],
    ['kinds of fiber', /\.tag(?=\) \{$)/gm],
    ['renamed attributes', /^ {4}\["/gm],
    ['preloading in react-dom-client', /^ {2}[rDCLmXSM]: /gm],
    ['hydration in react-dom-client', /^ReactDOMHydrationRoot/gm],
    ['transitions in react-dom-client', /2 === exitStatus/],
  ])('%s', (part, here) => {
    const changed = source('react-dom-client').replace(here, 'other');
    expect(() => trim('react-dom-client', changed, cuts)).toThrow(`does not find its ${part}`);
  });

  test('in a smaller file', () => {
    expect(() => trim('react-dom', '', cuts)).toThrow('does not find its transitions in react-dom');
    expect(() => trim('react', '', cuts)).toThrow('does not find its class components in react');
  });
});
