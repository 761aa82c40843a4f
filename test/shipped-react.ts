import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { wantsWholeReact } from '../src/tooling/bundles/edition.ts';
import { cutsFor, refusal } from '../src/tooling/react/kept.ts';
import { keptReact } from '../src/tooling/react/plugin.ts';

const folder = resolve('node_modules/.cache/ev-portal-widgets/react');

/** Each module that the code under test imports from React. `act` is not in any production build of React. */
const modules: Record<string, string> = {
  react: `export * from 'react'; export { act } from '${resolve('test/unit/act.ts')}';`,
  'react-dom': "export * from 'react-dom';",
  'react-dom/client': "export * from 'react-dom/client';",
  'react/jsx-runtime': "export * from 'react/jsx-runtime';",
  'react/jsx-dev-runtime': "export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime';",
};

/** Bundles the React that ships, but here a part that is cut throws. Returns the file and the cut names of each module. */
async function bundleReact() {
  const names = Object.keys(modules);
  const file = (name: string) => name.replace('/', '-');
  const { metafile } = await build({
    metafile: true,
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
  const cuts = cutsFor();
  const cutFrom = (name: string) =>
    Object.entries(metafile.outputs)
      .filter(([path]) => resolve(path) === files[name])
      .flatMap(([, output]) => output.exports.filter((each) => refusal(each, cuts)));
  // As in the build, React's own store replaces this package.
  return { files: { ...files, 'use-sync-external-store/shim/index.js': files.react }, cutFrom };
}

const index = resolve('src/index.ts').replaceAll('\\', '/');

/**
 * Makes the unit tests run on the React that ships, or with WHOLE_REACT on React without changes. In the tests src/index.ts
 * also exports the cut names. A widget that uses one of them gets an error with the reason.
 */
export function shippedReact(): Plugin {
  const name = 'shipped React';
  if (wantsWholeReact()) return { name };
  const react = bundleReact();
  return {
    name,
    enforce: 'pre',
    resolveId: async (id) => (await react).files[id as never],
    transform: async (code, id) => {
      if (id !== index) return;
      const { cutFrom } = await react;
      return ['react', 'react-dom'].reduce(
        (rest, module) => `${rest}\nexport { ${cutFrom(module)} } from '${module}';`,
        code,
      );
    },
  };
}
