import type { Plugin } from 'esbuild';
import { explainMissing, refusePackages } from '../react/imports';
import { bundle } from './bundle';

/** The names that src/index.ts exports: what a widget can import. */
export async function doorNames(): Promise<string[]> {
  const { exports } = await bundle('door.js', "export * from './src/index';", { packages: 'external' });
  return exports;
}

/**
 * Replaces a widget's imports from src/ with properties of `door`, which the loader passes to the widget's code. There
 * is one module for each name, so that a bundle contains only the names that its widget uses.
 */
export const importFromDoor = (names: string[]): Plugin => ({
  name: 'import from door',
  setup(build) {
    const path = (path: string, namespace = 'door') => ({ path, namespace, sideEffects: false });
    build.onResolve({ filter: /^react\/jsx-runtime$|\/src$/ }, () => path('door'));
    build.onResolve({ filter: /^door:/ }, (door) => path(door.path.slice('door:'.length), 'name'));
    refusePackages(build);
    explainMissing(build);
    const contents = names.map((name) => `export { default as ${name} } from 'door:${name}';`).join('\n');
    build.onLoad({ filter: /./, namespace: 'door' }, () => ({ contents }));
    build.onLoad({ filter: /./, namespace: 'name' }, ({ path }) => ({
      contents: `export default door.${path};`,
    }));
  },
});
