import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withOwnBind } from '../bind';
import { asModule, productionOf } from './modules';

/** React as ES modules; `trim` says what stays of its client. */
export const lighterReact = (trim: (client: string) => string): Plugin => ({
  name: 'lighter React',
  setup(build) {
    const load = (file: string, change: (source: string) => string) => {
      // On Windows esbuild names files with backslashes.
      const filter = new RegExp(`/node_modules/${file}$`.replaceAll('/', '[\\\\/]'));
      build.onLoad({ filter }, async ({ path }) => ({ contents: change(await readFile(path, 'utf8')) }));
    };
    load('(react|react-dom|scheduler)/(index|client|jsx-runtime)\\.js', productionOf);
    load('react-dom/cjs/react-dom-client\\.production\\.js', (source) => withOwnBind(asModule(trim(source))));
    load('(react|react-dom|scheduler)/cjs/[\\w-]+\\.production\\.js', asModule);
  },
});
