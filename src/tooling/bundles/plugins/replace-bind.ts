import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { withOwnProperties } from './own-properties.ts';

const file = JSON.stringify(resolve('src/mount/own-bind.ts'));

/** Replaces all calls of `bind` in a module with calls of `ownBind`. Its comment says why. */
export function withOwnBind(source: string): string {
  const code = source.replace(/([\w$.]+)\.bind\(\s*/g, 'ownBind($1, ');
  if (code.includes('.bind('))
    throw new Error(
      'A package calls `bind` in a way that src/tooling/bundles/plugins/replace-bind.ts does not find',
    );
  if (code === source) return source;
  const isCommonJs = /\bexports\./.test(source);
  return isCommonJs
    ? `const { ownBind } = require(${file});\n${code}`
    : `import { ownBind } from ${file};\n${code}`;
}

/**
 * Removes the conversion of a signal into a text or a number, which nobody uses. On a page that has frozen `Object.prototype`, the
 * assignments throw.
 */
const withoutConversions = (source: string) =>
  source.replace(/\b\w+\.prototype\.(?:valueOf|toString)\s*=\s*function\s*\(\)\s*\{[^}]*\};?/g, '');

/** Does both in the signals and in the whole React. For the trimmed React, src/tooling/react/plugin.ts does it. */
export const replaceBind: Plugin = {
  name: 'replace bind',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]@preact[\\/]signals-.+js$|[\\/]react-(?:dom-client|jsx-runtime)\.production\.js$/ },
      async ({ path }) => ({
        contents: withOwnProperties(withOwnBind(withoutConversions(await readFile(path, 'utf8')))),
      }),
    );
  },
};
