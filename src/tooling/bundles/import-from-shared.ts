import type { Plugin } from 'esbuild';
import { explainMissing, refusePackages } from '../react/imports';
import { bundle } from './bundle';

/** The names that src/index.ts exports: what a widget can import. */
export async function sharedExportNames(): Promise<string[]> {
  const { exports } = await bundle('shared.js', "export * from './src/index';", { packages: 'external' });
  return exports;
}

/**
 * Replaces a widget's imports from src/ with properties of `shared`, which shared.js passes to the widget's code. There
 * is one module for each name, so that a bundle contains only the names that its widget uses.
 */
export const importFromShared = (names: string[]): Plugin => ({
  name: 'import from shared.js',
  setup(build) {
    const module = (path: string, namespace: string) => ({ path, namespace, sideEffects: false });
    build.onResolve({ filter: /^react\/jsx-runtime$|\/src$/ }, () => module('all', 'shared'));
    build.onResolve({ filter: /^shared:/ }, ({ path }) =>
      module(path.slice('shared:'.length), 'shared name'),
    );
    refusePackages(build);
    explainMissing(build);
    const contents = names.map((name) => `export { default as ${name} } from 'shared:${name}';`).join('\n');
    build.onLoad({ filter: /./, namespace: 'shared' }, () => ({ contents }));
    build.onLoad({ filter: /./, namespace: 'shared name' }, ({ path }) => ({
      contents: `export default shared.${path};`,
    }));
  },
});
