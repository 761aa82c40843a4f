/** Builds dist/: a script for each folder in widgets/, shared.js from src/, and the other files in src/tooling/index.ts. */
import { watch as watchFolder } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { askForInstall } from './src/tooling/installed.mjs';

const here = fileURLToPath(import.meta.url);
process.chdir(dirname(here));
askForInstall();
// esbuild keeps the folder in which it was imported.
const { build: bundle } = await import('esbuild');

/** @typedef {typeof import('./src/tooling/index.ts')} Tooling */

/** The code of src/tooling, and its module. @type {{ code?: string, tooling?: Promise<Tooling> }} */
const loaded = {};

/**
 * Compiles src/tooling, which is TypeScript, and imports it: again only if it has changed, or the texts and fields that it imports.
 * @returns {Promise<Tooling>}
 */
async function loadBuild() {
  const outfile = 'node_modules/.cache/ev-portal-widgets/build.mjs';
  const { outputFiles } = await bundle({
    entryPoints: ['src/tooling/index.ts'],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const code = outputFiles.map(({ text }) => text).join();
  if (!loaded.tooling || code !== loaded.code) {
    await mkdir(dirname(outfile), { recursive: true });
    await writeFile(outfile, code);
    Object.assign(loaded, { code, tooling: import(`${pathToFileURL(outfile)}?${Date.now()}`) });
  }
  return /** @type {Promise<Tooling>} */ (loaded.tooling);
}

/** @typedef {Partial<import('./src/tooling/build/bundles/edition.ts').Edition>} Edition */

/** Builds all files into a folder and returns them. @param {string} folder @param {Edition} [edition] */
export async function buildInto(folder, edition) {
  const { makeFiles, writeFiles } = await loadBuild();
  const built = await makeFiles(edition);
  await writeFiles(folder, built.files);
  return built;
}

/** Builds for development now, and again after each change of a file. @param {() => void} onBuilt */
export async function watch(onBuilt) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const build = () =>
    buildInto('dist', { development: true }).then(onBuilt, (error) => console.error(String(error)));
  // One build after another, because they write the same files.
  let last = build();
  const change = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(build);
    }, 50);
  };
  for (const folder of ['src', 'widgets']) watchFolder(folder, { recursive: true }, change);
  await last;
}

const [, script, command, ...args] = process.argv;
if (script === here && command === 'documents') {
  const { documents } = await loadBuild();
  documents();
} else if (script === here && command === 'sizes') {
  const { sizes } = await loadBuild();
  await sizes(args, await buildInto('dist'), console.log);
} else if (script === here && command === 'guide') {
  const { guide } = await loadBuild();
  guide(args, (await buildInto('dist')).files);
} else if (script === here && command === 'release') {
  const { release } = await loadBuild();
  await release(args, await buildInto('dist')).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else if (script === here) {
  const started = performance.now();
  const { manifest } = await buildInto('dist');
  const loaded = Object.entries(manifest.files).filter(([name]) => /^[^/]+\.(js|css)$/.test(name));
  console.table(Object.fromEntries(loaded), ['bytes', 'gzip', 'brotli']);
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
}
