import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Lets a module use our own `bind` in the place of the page's `Function.prototype.bind`. */
export function withOwnBind(source: string): string {
  const code = source.replace(/([\w$.]+)\.bind\(\s*/g, 'ownBind($1, ');
  if (code.includes('.bind('))
    throw new Error('A package binds functions in a way that src/build/bind.ts misses');
  const file = JSON.stringify(resolve('src/host/bind.ts'));
  return code === source ? source : `import { bind as ownBind } from ${file};\n${code}`;
}

/** The signals with our own `bind`; React gets it where its modules are made. */
export const ownBind: Plugin = {
  name: 'own bind',
  setup(build) {
    build.onLoad({ filter: /[\\/]@preact[\\/]signals-.+js$/ }, async ({ path }) => ({
      contents: withOwnBind(await readFile(path, 'utf8')),
    }));
  },
};
