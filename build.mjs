/** Builds `dist/`: of each folder in widgets/ one bundle, of src/ the shared one, and what else the contract lists. */
import { createHash } from 'node:crypto';
import { watch as watchFolder } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build as bundle, transform } from 'esbuild';
import { minify } from 'terser';

/** @typedef {typeof import('./src/publish/index.ts')} Publish */
/** @typedef {Awaited<ReturnType<typeof buildShared>> & { sheet: string }} Built */

const root = dirname(fileURLToPath(import.meta.url));
const at = (/** @type {string[]} */ ...path) => resolve(root, ...path);
/** The browsers that have cascade layers, which the styles stand on. */
const target = ['chrome99', 'firefox97', 'safari15.4'];
/** Stand for what is known only when all is built; as long as what replaces them, so that source maps stay true. */
const marks = {
  build: '@build@@@@@@@@@@',
  hash: '@hash@@@@@@@@@@@',
  integrity: '@integrity@'.padEnd(71, '@'),
};

const digest = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const integrityOf = (/** @type {string} */ text) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

const common = /** @satisfies {import('esbuild').BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'external',
  metafile: true,
  outdir: 'dist',
  target,
  legalComments: 'none',
  logLevel: 'warning',
  logOverride: { 'import-is-undefined': 'error' },
});

/** The project's own build-time code, which is TypeScript like the rest. @returns {Promise<Publish>} */
async function loadPublish() {
  const define = { 'location.origin': '""' };
  const { outputFiles } = await bundle({
    ...common,
    entryPoints: [at('src/publish/index.ts')],
    platform: 'node',
    define,
    sourcemap: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`
  );
}

/** @param {Publish} publish */
function styles({ localNames, guard }) {
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { css, script } = localNames(await readFile(path, 'utf8'));
        sheets.set(path, css);
        return { contents: script, loader: 'js' };
      });
    },
  };
  const sheet = async () => {
    const css = [...sheets.keys()]
      .sort()
      .map((path) => sheets.get(path))
      .join('\n');
    return guard((await transform(css, { loader: 'css', minify: true, target })).code);
  };
  return { plugin, sheet };
}

/**
 * Makes imports of the shared code properties of `door`, which the loader hands to the bundle. One module a name, so
 * that what a widget does not use is not in its bundle.
 * @param {string[]} names @returns {import('esbuild').Plugin}
 */
const throughTheDoor = (names) => ({
  name: 'through the door',
  setup(build) {
    const path = (/** @type {string} */ path, namespace = 'door') => ({
      path,
      namespace,
      sideEffects: false,
    });
    build.onResolve({ filter: /^react\/jsx-runtime$|\/src$/ }, () => path('door'));
    build.onResolve({ filter: /^door:/ }, (door) => path(door.path.slice(5), 'name'));
    const contents = names.map((name) => `export { default as ${name} } from 'door:${name}';`).join('\n');
    build.onLoad({ filter: /./, namespace: 'door' }, () => ({ contents }));
    build.onLoad({ filter: /./, namespace: 'name' }, ({ path }) => ({
      contents: `export default door.${path};`,
    }));
  },
});

/** @param {import('esbuild').BuildResult<typeof common>} result @param {string} name @param {Publish} publish */
async function shrink({ outputFiles }, name, { reactInternals }) {
  const file = (/** @type {string} */ ending) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  // terser's names are the shorter ones; functions in parentheses are compiled at once, where V8 would read them twice.
  const { code = '', map } = await minify(file('.js'), {
    ecma: 2020,
    compress: false,
    mangle: { properties: { regex: new RegExp(`^(${reactInternals.join('|')})$`), builtins: true } },
    format: { wrap_func_args: true },
    sourceMap: { content: file('.map'), url: `${name}.js.map`, filename: `${name}.js` },
  });
  return { name, code, map: String(map), keys: /** @type {string[]} */ ([]) };
}

/** @param {Publish} publish */
async function buildShared(publish) {
  const { plugin, sheet } = styles(publish);
  const result = await bundle({
    ...common,
    entryPoints: { shared: at('src/main.ts') },
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    conditions: ['browser'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      BUILD: `"${marks.build}"`,
    },
    banner: { js: '((SHEET)=>{"use strict";' },
    footer: { js: '})("@sheet@");' },
    plugins: [plugin],
  });
  return { ...(await shrink(result, 'shared', publish)), sheet: await sheet() };
}

/** @param {string} name @param {Publish} publish @param {string[]} door @param {string} loader */
async function buildWidget(name, publish, door, loader) {
  const { plugin, sheet } = styles(publish);
  const contents = `import Widget from './widgets/${name}'; define(Widget);`;
  const result = await bundle({
    ...common,
    stdin: { contents, resolveDir: root, sourcefile: `${name}.js` },
    entryNames: name,
    banner: { js: `(()=>{"use strict";${loader}load("${name}",(door,define)=>{` },
    footer: { js: `},"@sheet@","@texts@","${marks.build}","${marks.hash}","${marks.integrity}")})();` },
    plugins: [plugin, throughTheDoor(door)],
  });
  const own = Object.keys(result.metafile.inputs).filter((path) => path.startsWith(`widgets/${name}/`));
  const source = (await Promise.all(own.map((path) => readFile(at(path), 'utf8')))).join('\n');
  const keys = Object.keys(publish.translations.en ?? {}).filter((key) => source.includes(`'${key}'`));
  return { ...(await shrink(result, name, publish)), keys, sheet: await sheet() };
}

/** Puts in what was not known yet. @param {Built[]} built @param {Publish} publish */
function complete([shared, ...widgets], { translations }) {
  const fill = (/** @type {Built} */ { code, sheet, keys }) => {
    const texts = Object.fromEntries(keys.map((key) => [key, translations.en?.[key]]));
    return code
      .replace('"@sheet@"', () => JSON.stringify(sheet))
      .replace('"@texts@"', () => JSON.stringify(texts));
  };
  const draft = fill(/** @type {Built} */ (shared));
  const build = digest(draft);
  const code = draft.replace(marks.build, build);
  const known = { build, hash: digest(code), integrity: integrityOf(code) };
  const link = (/** @type {string} */ text) =>
    text
      .replace(marks.build, known.build)
      .replace(marks.hash, known.hash)
      .replace(marks.integrity, known.integrity);
  return [code, ...widgets.map((widget) => link(fill(widget)))];
}

/** @param {string} text */
const weigh = (text) => ({
  bytes: Buffer.byteLength(text),
  gzip: gzipSync(text, { level: 9 }).length,
  brotli: brotliCompressSync(text).length,
});

/** Builds all of `dist/` and answers with its manifest. */
export async function build() {
  const publish = await loadPublish();
  const folders = await readdir(at('widgets'));
  const reserve = folders.map((name) => readFile(at('widgets', name, 'reserve.css'), 'utf8').catch(() => ''));
  const { metafile } = await bundle({
    ...common,
    entryPoints: [at('src/index.ts')],
    packages: 'external',
    plugins: [styles(publish).plugin],
  });
  const door = Object.values(metafile.outputs).flatMap((output) => output.exports);
  const loader = (
    await transform(await readFile(at('src/host/load.ts'), 'utf8'), {
      loader: 'ts',
      minifySyntax: true,
      target,
    })
  ).code.replace(/^export /m, '');
  const built = await Promise.all([
    buildShared(publish),
    ...folders.map((name) => buildWidget(name, publish, door, loader)),
  ]);
  const codes = complete(built, publish);

  /** @type {Record<string, string>} */
  const files = { 'widgets.css': `@layer ${publish.layer};\n${(await Promise.all(reserve)).join('')}` };
  for (const [index, { name, map }] of built.entries())
    Object.assign(files, { [`${name}.js`]: codes[index], [`${name}.js.map`]: map });
  const manifest = {
    files: Object.fromEntries(
      Object.entries(files)
        .filter(([name]) => !name.endsWith('.map'))
        .map(([name, text]) => [name, { ...weigh(text), hash: digest(text), integrity: integrityOf(text) }]),
    ),
    widgets: Object.fromEntries(built.slice(1).map(({ name, keys }) => [name, { translations: keys }])),
  };
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, undefined, 2)}\n`;
  Object.assign(files, {
    'manifest.json': json(manifest),
    'page.d.ts': publish.pageTypes(),
    'page.schema.json': json(publish.pageSchema()),
  });
  for (const [language, texts] of Object.entries(publish.translations))
    Object.assign(files, {
      [`translations/${language}.json`]: json(texts),
      [`translations/${language}.resx`]: publish.resx(texts),
    });

  await rm(at('dist'), { recursive: true, force: true });
  await mkdir(at('dist/translations'), { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(at('dist', name), text)));
  return manifest;
}

/** Builds now, and again after each change. @param {() => void} onBuilt */
export async function watch(onBuilt) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const rebuild = () => build().then(onBuilt, (error) => console.error(String(error)));
  const change = () => {
    clearTimeout(soon);
    soon = setTimeout(rebuild, 50);
  };
  for (const folder of ['src', 'widgets']) watchFolder(at(folder), { recursive: true }, change);
  await rebuild();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const { files } = await build();
  console.table(
    Object.fromEntries(
      Object.entries(files).map(([name, { bytes, gzip, brotli }]) => [name, { bytes, gzip, brotli }]),
    ),
  );
  console.log(`built in ${Math.round(performance.now() - started)} ms`);
  if (process.argv.includes('--watch'))
    await watch(() => console.log(`rebuilt at ${new Date().toLocaleTimeString()}`));
}
