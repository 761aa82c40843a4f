import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { keptReact } from '../src/build/react/plugin.ts';

const folder = resolve('node_modules/.cache/ev-portal-widgets/react');

/** Each module that the code under test imports from React. `act` is not in any production build of React. */
const modules: Record<string, string> = {
  react: `export * from 'react'; export { act } from '${resolve('test/unit/act.ts')}';`,
  'react-dom': "export * from 'react-dom';",
  'react-dom/client': "export * from 'react-dom/client';",
  'react/jsx-runtime': "export * from 'react/jsx-runtime';",
  'react/jsx-dev-runtime': "export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime';",
};

/** Bundles React as it ships, except that what is cut from it throws. Answers with the file of each module. */
async function bundleReact(): Promise<Record<string, string>> {
  const names = Object.keys(modules);
  const file = (name: string) => name.replace('/', '-');
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [file(name), `entry:${name}`])),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      keptReact('strict'),
      {
        name: 'entries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
          onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
            contents: modules[path],
            resolveDir: resolve('.'),
          }));
        },
      },
    ],
  });
  const files = Object.fromEntries(names.map((name) => [name, `${folder}/${file(name)}.js`]));
  // The store that React itself brings, as in the build.
  return { ...files, 'use-sync-external-store/shim/index.js': files.react ?? '' };
}

/** Lets the unit tests run on the React that ships. With WHOLE_REACT set they run on React as it comes. */
export const shippedReact = (): Plugin => {
  const files = process.env.WHOLE_REACT ? {} : bundleReact();
  return { name: 'shipped React', enforce: 'pre', resolveId: async (id) => (await files)[id as never] };
};
