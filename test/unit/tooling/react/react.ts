import { build, type Plugin } from 'esbuild';
import { hooks } from '../../../../src/tooling/react/needs';
import type { React } from './components';

/** Bundles a script that imports from React. */
export async function bundleReact(contents: string, plugins: Plugin[], mode = 'production'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: mode === 'production',
    format: 'esm',
    define: { 'process.env.NODE_ENV': `"${mode}"` },
    plugins,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const source = `
  export { Fragment, ${hooks} } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx } from 'react/jsx-runtime';`;

/** Loads a copy of React. `more` is additional code. Calls with the same code return the same copy. */
export const loadReact = async (plugins: Plugin[], mode?: string, more = ''): Promise<React> =>
  import(
    `data:text/javascript,${encodeURIComponent(await bundleReact(source + more, plugins, mode))}%0A//${encodeURIComponent(more)}`
  );
