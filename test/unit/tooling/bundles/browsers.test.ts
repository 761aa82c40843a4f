import { expect, test } from 'vitest';
import { browserLine, esbuildTarget, lightningTargets } from '../../../../src/tooling/bundles/browsers';

test('the guide for sites names the oldest browsers', () => {
  expect(browserLine()).toContain('Chrome 99, Edge 99, Firefox 98, Safari 15.4, iOS 15.4 and newer');
});

test('esbuild and lightningcss build for the same versions', () => {
  expect(esbuildTarget).toEqual(['chrome99.0', 'edge99.0', 'firefox98.0', 'safari15.4', 'ios15.4']);
  expect(lightningTargets).toMatchObject({
    chrome: 99 << 16,
    firefox: 98 << 16,
    ios_saf: (15 << 16) | (4 << 8),
  });
});
