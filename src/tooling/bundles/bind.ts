import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Makes a module use our own `bind` instead of the page's `Function.prototype.bind`. */
export function withOwnBind(source: string): string {
  const code = source.replace(/([\w$.]+)\.bind\(\s*/g, 'ownBind($1, ');
  if (code.includes('.bind('))
    throw new Error('A package binds functions in a way that src/tooling/bundles/bind.ts does not find');
  const file = JSON.stringify(resolve('src/host/bind.ts'));
  if (code === source) return source;
  const isCommonJs = /\bexports\./.test(source);
  return isCommonJs
    ? `const { bind: ownBind } = require(${file});\n${code}`
    : `import { bind as ownBind } from ${file};\n${code}`;
}

/**
 * Makes the signals and the production build of the whole React use our own `bind`. For the trimmed React,
 * src/tooling/react/plugin.ts does this.
 */
export const ownBind: Plugin = {
  name: 'own bind',
  setup(build) {
    build.onLoad(
      { filter: /[\\/]@preact[\\/]signals-.+js$|[\\/]react-dom-client\.production\.js$/ },
      async ({ path }) => ({
        contents: withOwnBind(await readFile(path, 'utf8')),
      }),
    );
  },
};
