import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { esbuildTarget, lightningTargets, oldest } from '../../../../src/tooling/bundles/browsers';

const { chrome, edge, firefox, safari } = oldest;
const shown = ([major, minor]: readonly [number, number]) => (minor ? `${major}.${minor}` : String(major));

test('the guide for sites names the oldest browsers', () => {
  const text = readFileSync('src/site-guide/README.md', 'utf8');
  expect(chrome.version).toEqual(edge.version);
  expect(text).toContain(`Chrome and Edge ${shown(chrome.version)}`);
  expect(text).toContain(`Firefox ${shown(firefox.version)}`);
  expect(text).toContain(`Safari ${shown(safari.version)}`);
});

test('esbuild and lightningcss build for the same versions', () => {
  expect(esbuildTarget).toEqual(['chrome99.0', 'edge99.0', 'firefox98.0', 'safari15.4', 'ios15.4']);
  expect(lightningTargets).toMatchObject({
    chrome: 99 << 16,
    firefox: 98 << 16,
    ios_saf: (15 << 16) | (4 << 8),
  });
});
