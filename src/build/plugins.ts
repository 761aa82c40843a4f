import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { asModule, productionOf } from './react/modules';
import { localNames } from './styles';

/** Makes stylesheets modules of class names, and keeps their rules, by path, for the bundle's one sheet. */
export const styles = (sheets: Map<string, string>): Plugin => ({
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css, script } = localNames(await readFile(path, 'utf8'));
      sheets.set(path, css);
      return { contents: script, loader: 'js' };
    });
  },
});

/**
 * Makes imports of the shared code properties of `door`, which the loader hands to the bundle. One module a name, so
 * that what a widget does not use is not in its bundle.
 */
export const throughTheDoor = (names: string[]): Plugin => ({
  name: 'through the door',
  setup(build) {
    const path = (path: string, namespace = 'door') => ({ path, namespace, sideEffects: false });
    build.onResolve({ filter: /^react\/jsx-runtime$|\/src$/ }, () => path('door'));
    build.onResolve({ filter: /^door:/ }, (door) => path(door.path.slice(5), 'name'));
    // In React's production build jsxs is jsx.
    const source = (name: string) => (name === 'jsxs' ? 'jsx' : name);
    const contents = names
      .map((name) => `export { default as ${name} } from 'door:${source(name)}';`)
      .join('\n');
    build.onLoad({ filter: /./, namespace: 'door' }, () => ({ contents }));
    build.onLoad({ filter: /./, namespace: 'name' }, ({ path }) => ({
      contents: `export default door.${path};`,
    }));
  },
});

/** React as modules, and of its client what a trimming leaves. */
export const lighterReact = (trim: (client: string) => string): Plugin => ({
  name: 'lighter React',
  setup(build) {
    const load = (file: string, change: (source: string) => string) => {
      // esbuild names files as the system does.
      const filter = new RegExp(`/node_modules/${file}$`.replaceAll('/', '[\\\\/]'));
      build.onLoad({ filter }, async ({ path }) => ({ contents: change(await readFile(path, 'utf8')) }));
    };
    load('(react|react-dom|scheduler)/(index|client|jsx-runtime)\\.js', productionOf);
    load('react-dom/cjs/react-dom-client\\.production\\.js', (source) => asModule(trim(source)));
    load('(react|react-dom|scheduler)/cjs/[\\w-]+\\.production\\.js', asModule);
  },
});
