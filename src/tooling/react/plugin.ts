import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { withOwnBind } from '../bundles/replace-bind.ts';
import { explainMissing } from './imports.ts';
import { type Cuts, cutsFor, type Needs, refusal } from './kept.ts';
import { asModule, exportsOf, productionOf } from './modules.ts';
import * as needs from './needs.ts';
import { guardReact, renamedAttributes, strictReact, trimFile, trimReact } from './trim.ts';

/**
 * shipped: only the parts that needs.ts lists. strict: the same, and cut parts throw. development: React's own
 * development build, where the same parts throw.
 */
export type ReactEdition = 'shipped' | 'strict' | 'development';

const modules = /^(?:react|react-dom|react-dom\/client|react\/jsx-runtime)$/;

const onFile = (build: PluginBuild, file: string, change: (source: string) => string) => {
  // esbuild's paths have the separators of the system.
  const filter = new RegExp(`/node_modules/${file}$`.replaceAll('/', '[\\\\/]'));
  build.onLoad({ filter }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    try {
      return { contents: change(source) };
    } catch (error) {
      // esbuild would print the stack of an error that is thrown, which hides the message.
      return { errors: [{ text: (error as Error).message }] };
    }
  });
};

/** The file with the production code of a React module. */
const productionFile = async (name: string) => {
  const folder = `node_modules/${name.split('/')[0]}`;
  const entry = await readFile(`${folder}/${name.split('/')[1] ?? 'index'}.js`, 'utf8');
  return resolve(folder, productionOf(entry));
};

const clientFile = 'node_modules/react-dom/cjs/react-dom-client.production.js';

const ownFile = (name: string) => JSON.stringify(resolve('src/tooling/react', name));

/**
 * Vitest does not check imports as the build does, and a name that is missing would be `undefined` there. So for the unit
 * tests each cut name is an export that throws.
 */
const refusedExports = (names: string[], cuts: Cuts) =>
  `import { refused } from ${ownFile('refused.ts')};\n${names
    .map((name) => [name, refusal(name, cuts)])
    .flatMap(([name, message]) =>
      message ? `export const ${name} = refused(${JSON.stringify(message)});` : [],
    )
    .join('\n')}`;

/** A module that exports the kept parts of React. */
async function facade(name: string, edition: ReactEdition, wanted: Needs): Promise<string> {
  const cuts = cutsFor(wanted);
  const names = exportsOf(await readFile(await productionFile(name), 'utf8'));
  const kept = names.filter((each) => !refusal(each, cuts));
  if (name !== 'react/jsx-runtime' || edition === 'shipped')
    return `export { ${kept.join(', ')} } from '${name}';
      ${edition === 'strict' ? refusedExports(names, cuts) : ''}`;
  const renamed = JSON.stringify(renamedAttributes(await readFile(clientFile, 'utf8')));
  return `
    import * as React from '${name}';
    import { checked } from ${ownFile('check.ts')};
    export const { Fragment } = React;
    export const jsx = checked(React.jsx, ${renamed});
    export const jsxs = checked(React.jsxs, ${renamed});`;
}

/** React with only the parts that needs.ts lists. */
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
    for (const file of ['react', 'react-dom'] as const)
      onFile(build, `${file}/cjs/${file}\\.production\\.js`, (source) =>
        asModule(trimFile(file, source, wanted)),
      );
    onFile(build, '(react|react-dom|scheduler)/cjs/[\\w-]+\\.production\\.js', asModule);
  },
});
