import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { wantsWhole } from '../src/tooling/build/bundles/edition.ts';
import { trimmedReact } from '../src/tooling/trimming/react/plugin.ts';

const outfile = resolve('node_modules/.cache/ev-portal-widgets/react.js');

/** All that the code under test imports from React. `act` is not in any production build of React. */
const contents = `
  export * from 'react';
  export * from 'react-dom';
  export * from 'react-dom/client';
  export { Fragment, jsx, jsx as jsxDEV, jsxs } from 'react/jsx-runtime';
  export { version } from 'react';
  export { act } from './test/unit/act.ts';`;

const modules =
  /^(?:react|react-dom|react-dom\/client|react\/jsx-(?:dev-)?runtime|use-sync-external-store\/.*)$/;

/** Makes the unit tests run on the trimmed React, or with WHOLE on React without changes. */
export async function reactOfTests(): Promise<Plugin> {
  const name = 'React of the tests';
  if (wantsWhole()) return { name };
  await build({
    stdin: { contents, resolveDir: '.' },
    outfile,
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [trimmedReact()],
  });
  return { name, enforce: 'pre', resolveId: (id) => (modules.test(id) ? outfile : undefined) };
}
