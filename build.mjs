/** Builds dist/: a script for each folder in widgets/, shared.js from src/, and the other files that src/build/index.ts lists. */
import { watch as watchFolder } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';

const here = fileURLToPath(import.meta.url);
// npm changes to the project's folder before it runs a script.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(dirname(here));

/**
 * Compiles src/build, which is TypeScript, and imports it. Each build does this again, because the texts and fields that
 * src/build imports may have changed.
 * @returns {Promise<typeof import('./src/build/index.ts')>}
 */
async function loadBuild() {
  const outfile = 'node_modules/.cache/ev-portal-widgets/build.mjs';
  await bundle({
    entryPoints: ['src/build/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return import(`${pathToFileURL(outfile)}?${Date.now()}`);
}

/** Builds all of dist/ and returns the manifest. */
export async function build() {
  const { publish } = await loadBuild();
  const { files, manifest } = await publish();
  await rm('dist', { recursive: true, force: true });
  const folders = new Set(Object.keys(files).map((name) => dirname(`dist/${name}`)));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`dist/${name}`, text)));
  return manifest;
}

/** Builds now, and again after each change of a file. @param {() => void} onBuilt */
export async function watch(onBuilt) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const rebuild = () => build().then(onBuilt, (error) => console.error(String(error)));
  const change = () => {
    clearTimeout(soon);
    soon = setTimeout(rebuild, 50);
  };
  for (const folder of ['src', 'widgets']) watchFolder(folder, { recursive: true }, change);
  await rebuild();
}

const [, script, command, ...args] = process.argv;
if (script === here && command === 'translations') {
  const { translations } = await loadBuild();
  process.exitCode = await translations(args, calledFrom, console.log);
} else if (script === here) {
  const started = performance.now();
  const { files } = await build();
  const loaded = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  console.table(Object.fromEntries(loaded), ['bytes', 'gzip', 'brotli']);
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
  if (process.argv.includes('--watch')) await watch(() => console.log('rebuilt'));
}
