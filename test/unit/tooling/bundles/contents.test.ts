// @vitest-environment node
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { contentsOf, withWrapper } from '../../../../src/tooling/bundles/contents';

const output = (inputs: Record<string, number>): Metafile['outputs'][string] => ({
  bytes: 0,
  imports: [],
  exports: [],
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
  ),
});

test('a stylesheet counts with its class names and its rules, and the entry does not count', () => {
  const outputs = {
    'dist/footer.js.map': output({}),
    'dist/footer.js': output({
      'footer.js': 10,
      'widgets/footer/footer.css': 116,
      'widgets/footer/links.ts': 448,
    }),
  };
  const sheets = new Map([[resolve('widgets/footer/footer.css'), 'a'.repeat(2_651)]]);
  const contents = contentsOf({ inputs: {}, outputs }, 'footer.js', sheets);
  expect(contents).toEqual({ 'widgets/footer/footer.css': 2_767, 'widgets/footer/links.ts': 448 });
});

test('all other code of a script is a part of the wrapper', () => {
  expect(withWrapper({ 'src/host/host.ts': 6 }, '(host())')).toEqual({
    'src/host/host.ts': 6,
    'src/tooling/bundles/wrapper.ts': 2,
  });
});
