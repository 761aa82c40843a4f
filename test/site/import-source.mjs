import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Compiles a module of the product, which is TypeScript, and imports it. @param {string} path */
export async function importSource(path) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    // It has native code, which no bundle can have.
    alias: { lightningcss: import.meta.resolve('lightningcss') },
    external: ['file:*'],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}
