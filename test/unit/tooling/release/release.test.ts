// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '../../../../src/tooling/release/bill';
import { checkNumber, linesOf, surfaceList as list, missing } from '../../../../src/tooling/release/lists';
import { surfaceOf } from '../../../../src/tooling/release/surface';
import { files as names, read } from '../../dist/files';
import { textOf } from '../../documents';
import { expectNone } from '../../expect-none';

const shipped = linesOf(list);

describe('the number of a version', () => {
  const check =
    (version: string, lines = shipped) =>
    () =>
      checkNumber(version, '2.0.0', { [list]: lines });

  test('may be a new last one when no list has changed', () => {
    expect(check('2.0.1')).not.toThrow();
  });

  test.each(['1.9.0', '2.0.0', '2', 'two'])('cannot be %s after 2.0.0', (version) => {
    expect(check(version)).toThrow('the version must be higher than 2.0.0');
  });

  test('has a new first part when something is gone', () => {
    const without = shipped.filter((line) => line !== 'key Terms');
    expect(check('2.1.0', without)).toThrow(`these are gone:\n  ${list}: key Terms`);
    expect(check('3.0.0', without)).not.toThrow();
  });

  test('has a new second part when something is new', () => {
    expect(check('2.0.1', [...shipped, 'event more'])).toThrow(`these are new:\n  ${list}: event more`);
    expect(check('2.1.0', [...shipped, 'event more'])).not.toThrow();
  });
});

test('CHANGELOG.md, "Next", names what has changed since the last version', () => {
  const now = { [list]: surfaceOf(Object.fromEntries(names.map((name) => [name, read(name)]))) };
  const changed = [...missing({ [list]: shipped }, now), ...missing(now, { [list]: shipped })];
  const next = textOf('CHANGELOG.md').match(/^## Next$.*?(?=^## )/ms)?.[0] ?? '';
  // `file translations/de.js`, `field menu[].link: address`, `event login:step, step: code`
  const unnamed = changed.filter((line) => {
    const [, file, name = file] = line.match(/: (?:file (?:.*\/)?(.+)|\w+ ([\w:-]*\w))/) ?? [];
    return !next.includes(name ?? line);
  });
  expectNone(unnamed, 'Write each of these into CHANGELOG.md, below "Next".');
});

test('the list of packages names those that the build changes, and nothing that is different each time', () => {
  const react = { name: 'react', version: '19.0.9' };
  const output = {
    serialNumber: 'urn:1',
    metadata: { timestamp: 'now', component: {} },
    components: [react, { name: 'dlv' }],
  };
  const inputs = { 'node_modules/react/index.js': { bytes: 1, imports: [] } };
  expect(billOfMaterials(JSON.stringify(output), 'widgets', [{ inputs, outputs: {} }])).toEqual({
    metadata: { component: { name: 'widgets' } },
    components: [
      {
        ...react,
        pedigree: { patches: [{ type: 'unofficial' }] },
      },
      { name: 'dlv' },
    ],
  });
});
