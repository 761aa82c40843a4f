import type { Plugin } from 'esbuild';
import { explainMissing } from '../../../trimming/react/plugin';
import { bundle } from '../bundle';

/** The names that src/shared/index.ts exports: what a widget can import. */
export async function sharedExportNames(): Promise<string[]> {
  const { exports } = await bundle('shared.js', "export * from './src/shared/index';", {
    packages: 'external',
  });
  return exports;
}

const onlyShared = (path: string) =>
  `A widget imports only its own files, src/facts and '../../src/shared', not ${path}: src/shared/index.ts exports what widgets share.`;

/**
 * Replaces a widget's imports from src/ with properties of `shared`, which shared.js passes to the widget's code. There
 * is one module for each name, so that a bundle contains only the names that its widget uses.
 */
export const importFromShared = (names: string[]): Plugin => ({
  name: 'import from shared.js',
  setup(build) {
    const module = (path: string, namespace: string) => ({ path, namespace, sideEffects: false });
    build.onResolve({ filter: /^react\/jsx-runtime$|\/src\/shared$/ }, () =>
      module('src/shared/index.ts', 'shared'),
    );
    build.onResolve({ filter: /^shared:/ }, ({ path }) =>
      module(path.slice('shared:'.length), 'shared name'),
    );
    // Otherwise the widget would get its own copy of the package, for example a second React.
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { errors: [{ text: onlyShared(path) }] } : undefined,
    );
    explainMissing(build);
    const contents = names.map((name) => `export { default as ${name} } from 'shared:${name}';`).join('\n');
    build.onLoad({ filter: /./, namespace: 'shared' }, () => ({ contents }));
    build.onLoad({ filter: /./, namespace: 'shared name' }, ({ path }) => ({
      contents: `export default shared.${path};`,
    }));
  },
});
