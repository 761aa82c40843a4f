// @vitest-environment node
import { expect, test } from 'vitest';
import { outdated } from '../../../src/tooling/installed.mjs';
import { textOf } from '../documents';
import { expectNone } from '../expect-none';

interface Locked {
  integrity?: string;
}

test('a package of another version is found, one for another system is not', () => {
  const [react, windows] = [{ version: '19.0.9' }, { version: '1.0.0', optional: true }];
  expect(outdated({ '': {}, react, windows }, { react })).toBeUndefined();
  expect(outdated({ '': {}, react, windows }, { react: { version: '19.1.0' } })).toBe('react');
  expect(outdated({ react }, {})).toBe('react');
});

test.for(['package-lock.json', 'test/judges/package-lock.json'])(
  'each package in %s has a hash, so that no registry can send another one',
  (path) => {
    const locked: [string, Locked][] = Object.entries(JSON.parse(textOf(path)).packages);
    const packages = locked.filter(([name]) => name);
    expect(packages.length).toBeGreaterThan(100);
    expectNone(
      packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name),
      'npm keeps a lock without them. Remove these packages from it, and run `npm install --package-lock-only`.',
    );
  },
);

test.for(['', 'test/judges/'])(
  'no package of %spackage.json runs a script while it is installed',
  (folder) => {
    expect(textOf(`${folder}.npmrc`)).toMatch(/^ignore-scripts=true$/m);
  },
);
