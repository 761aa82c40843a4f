import { build, type Plugin } from 'esbuild';
import { hooks } from '../../../../src/tooling/trimming/react/needs';
import type { React } from './components';

const exports = `
  export { Fragment, ${hooks} } from 'react';
  export { flushSync } from 'react-dom';
  export { createRoot } from 'react-dom/client';
  export { jsx } from 'react/jsx-runtime';`;

/** Loads a copy of React with these exports. */
export async function loadReact(plugins: Plugin[]): Promise<React> {
  const { outputFiles } = await build({
    stdin: { contents: exports, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}
