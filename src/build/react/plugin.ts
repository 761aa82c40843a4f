import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { withOwnBind } from '../bind.ts';
import { explainMissing } from './imports.ts';
import { cutsFor, type Needs, refusal } from './kept.ts';
import { asModule, exportsOf, productionOf } from './modules.ts';
import * as needs from './needs.ts';
import { guardReact, renamedAttributes, strictReact, trimReact } from './trim.ts';

/**
 * shipped: without what needs.ts does not list. strict: the same, and what is cut throws. development: React's own
 * development build, where the same throws.
 */
export type ReactEdition = 'shipped' | 'strict' | 'development';

const modules = /^(?:react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

const onFile = (build: PluginBuild, file: string, change: (source: string) => string) => {
  // esbuild writes paths as the system does.
  const filter = new RegExp(`/node_modules/${file}$`.replaceAll('/', '[\\\\/]'));
  build.onLoad({ filter }, async ({ path }) => ({ contents: change(await readFile(path, 'utf8')) }));
};

/** The file that a module of React's has its production code in. */
const productionFile = async (name: string) => {
  const folder = `node_modules/${name.split('/')[0]}`;
  const entry = await readFile(`${folder}/${name.split('/')[1] ?? 'index'}.js`, 'utf8');
  return resolve(folder, productionOf(entry));
};

const clientFile = 'node_modules/react-dom/cjs/react-dom-client.production.js';

/** A module that exports of React what is kept. */
async function facade(name: string, edition: ReactEdition, wanted: Needs): Promise<string> {
  const cuts = cutsFor(wanted);
  const names = exportsOf(await readFile(await productionFile(name), 'utf8'));
  const kept = names.filter((each) => !refusal(each, cuts));
  if (name !== 'react/jsx-runtime' || edition === 'shipped')
    return `export { ${kept.join(', ')} } from '${name}';`;
  const renamed = JSON.stringify(renamedAttributes(await readFile(clientFile, 'utf8')));
  const check = JSON.stringify(resolve('src/build/react/check.ts'));
  return `
    import * as React from '${name}';
    import { checked } from ${check};
    export const { Fragment } = React;
    export const jsx = checked(React.jsx, ${renamed});
    export const jsxs = checked(React.jsxs, ${renamed});`;
}

/** React without what needs.ts does not list. */
export const keptReact = (edition: ReactEdition, wanted: Needs = needs): Plugin => ({
  name: 'kept React',
  setup(build) {
    build.onResolve({ filter: modules }, ({ path, importer, namespace }) =>
      namespace === 'kept React' || /[\\/]node_modules[\\/]/.test(importer)
        ? undefined
        : { path, namespace: 'kept React', sideEffects: false },
    );
    build.onLoad({ filter: modules, namespace: 'kept React' }, async ({ path }) => ({
      contents: await facade(path, edition, wanted),
      resolveDir: resolve('.'),
    }));
    explainMissing(build, cutsFor(wanted));
    if (edition === 'development') {
      onFile(build, 'react-dom/cjs/react-dom-client\\.development\\.js', (source) =>
        guardReact(source, wanted),
      );
      return;
    }
    const trim = edition === 'shipped' ? trimReact : strictReact;
    onFile(
      build,
      '(react|react-dom|scheduler)/(index|client|jsx-runtime)\\.js',
      (entry) => `export * from '${productionOf(entry)}';`,
    );
    onFile(build, 'react-dom/cjs/react-dom-client\\.production\\.js', (source) =>
      withOwnBind(asModule(trim(source, wanted))),
    );
    onFile(build, '(react|react-dom|scheduler)/cjs/[\\w-]+\\.production\\.js', asModule);
  },
});
