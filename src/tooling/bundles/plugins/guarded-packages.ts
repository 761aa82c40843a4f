import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withOwnProperties } from './own-properties.ts';
import { withSafeDocument } from './safe-document.ts';

/** The modules with what the changed code calls. The paths are relative, because source maps contain this code. */
const modules = {
  './src/mount/own-bind.ts': ['ownBind'],
  './src/page/unshadowed/get-unshadowed.ts': ['getUnshadowed'],
  './src/page/unshadowed/safe-document.ts': ['safeDocument', 'unshadowed'],
};

function withImports(code: string): string {
  const isCommonJs = /\bexports\./.test(code);
  const lines = Object.entries(modules).map(([path, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
    if (!used.length) return '';
    return isCommonJs ? `const { ${used} } = require('${path}');\n` : `import { ${used} } from '${path}';\n`;
  });
  return lines.join('') + code;
}

/** Replaces all calls of `bind` in a module with calls of `ownBind`. Its comment says why. */
function withOwnBind(source: string): string {
  const code = source.replace(/([\w$.]+)\.bind\(\s*/g, 'ownBind($1, ');
  if (code.includes('.bind('))
    throw new Error(
      'A package calls `bind` in a way that src/tooling/bundles/plugins/guarded-packages.ts does not find',
    );
  return code;
}

/**
 * The code of React or the signals, so that what a page has replaced, added or named does not change what it does. It must be
 * loaded with the project's folder as `resolveDir`.
 */
export const guarded = (source: string): string =>
  withImports(withSafeDocument(withOwnProperties(withOwnBind(source))));

/**
 * Removes the conversion of a signal into a text or a number, which nobody uses. On a page that has frozen `Object.prototype`, the
 * assignments throw.
 */
const withoutConversions = (source: string) =>
  source.replace(/\b\w+\.prototype\.(?:valueOf|toString)\s*=\s*function\s*\(\)\s*\{[^}]*\};?/g, '');

/** Guards the signals and the whole React. For the trimmed React, src/tooling/react/plugin.ts does it. */
export const guardedPackages: Plugin = {
  name: 'guarded packages',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]@preact[\\/]signals-.+js$|[\\/]react-(?:dom-client|jsx-runtime)\.production\.js$/ },
      async ({ path }) => ({
        contents: guarded(withoutConversions(await readFile(path, 'utf8'))),
        resolveDir: '.',
      }),
    );
  },
};
