import { expect, test } from 'vitest';
import { esbuildTarget, lightningTargets } from '../../../../src/tooling/bundles/browsers';

test('esbuild and lightningcss build for the same versions', () => {
  expect(esbuildTarget).toEqual(['chrome99.0', 'edge99.0', 'firefox98.0', 'safari15.4', 'ios15.4']);
  expect(lightningTargets).toMatchObject({
    chrome: 99 << 16,
    firefox: 98 << 16,
    ios_saf: (15 << 16) | (4 << 8),
  });
});
