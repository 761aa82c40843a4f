import { build, type Plugin } from 'esbuild';

/** A script that imports from React, as esbuild bundles it. */
export async function bundleReact(contents: string, plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
