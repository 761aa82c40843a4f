/** Builds dist/: a script for each folder in widgets/, shared.js from src/, and the other files in src/tooling/index.ts. */
import { watch as watchFolder } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { askForInstall } from './src/tooling/installed.mjs';

const here = fileURLToPath(import.meta.url);
process.chdir(dirname(here));
askForInstall();
// esbuild keeps the folder in which it was imported.
const { build: bundle } = await import('esbuild');

/**
 * Compiles src/tooling, which is TypeScript, and imports it. Each build does this again, because the texts and fields that
 * src/tooling imports may have changed.
 * @returns {Promise<typeof import('./src/tooling/index.ts')>}
 */
async function loadBuild() {
  const outfile = 'node_modules/.cache/ev-portal-widgets/build.mjs';
  await bundle({
    entryPoints: ['src/tooling/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return import(`${pathToFileURL(outfile)}?${Date.now()}`);
}

/** @typedef {Partial<import('./src/tooling/bundles/edition.ts').Edition>} Edition */

/** Builds all files into a folder and returns them. @param {string} folder @param {Edition} [edition] */
export async function buildInto(folder, edition) {
  const { makeFiles } = await loadBuild();
  const built = await makeFiles(edition);
  const { files } = built;
  await rm(folder, { recursive: true, force: true });
  const folders = new Set(Object.keys(files).map((name) => dirname(`${folder}/${name}`)));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(`${folder}/${name}`, content)));
  return built;
}

/** Builds for development now, and again after each change of a file. @param {() => void} onBuilt @param {Edition} [edition] */
export async function watch(onBuilt, edition = { development: true }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const build = () => buildInto('dist', edition).then(onBuilt, (error) => console.error(String(error)));
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
  if (process.argv.includes('--watch')) await watch(() => console.log('rebuilt'), {});
}
