import { readFile } from 'node:fs/promises';
import { type BuildOptions, build, transform } from 'esbuild';
import { texts } from '../i18n/texts';
import { digest, integrityOf } from './digest';
import { keysIn } from './keys';
import { lighterReact, styles, throughTheDoor } from './plugins';
import { trimReact } from './react/trim';
import { type Script, shrink } from './shrink';
import { guard } from './styles';

/** The browsers that have cascade layers, which the styles stand on. */
const target = ['chrome99', 'firefox97', 'safari15.4'];

const common = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  jsx: 'automatic',
  // A package's ES module before what it has for browsers, which may be of the time before modules.
  mainFields: ['module', 'browser', 'main'],
  sourcemap: 'external',
  metafile: true,
  outdir: 'dist',
  target,
  legalComments: 'none',
  logOverride: { 'import-is-undefined': 'error' },
} satisfies BuildOptions;

/** Stand for what is known only when all is built; as long as what replaces them, so that source maps stay true. */
const marks = {
  build: '@build@@@@@@@@@@',
  hash: '@hash@@@@@@@@@@@',
  integrity: '@integrity@'.padEnd(71, '@'),
};

export interface Widget extends Script {
  /** The translation keys that it uses. */
  keys: string[];
}

async function sheetOf(sheets: Map<string, string>): Promise<string> {
  const css = [...sheets.keys()].sort().map((path) => sheets.get(path));
  const { code } = await transform(css.join('\n'), { loader: 'css', minify: true, target });
  return JSON.stringify(guard(code));
}

/** src/ as one script, the names that widgets may import from it, and its build's name and checksums. */
async function bundleShared() {
  const sheets = new Map<string, string>();
  const { outputFiles } = await build({
    ...common,
    entryPoints: { shared: 'src/main.ts' },
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    conditions: ['browser'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
      BUILD: `"${marks.build}"`,
    },
    banner: { js: '((SHEET)=>{"use strict";' },
    footer: { js: '})("@sheet@");' },
    plugins: [styles(sheets), lighterReact(trimReact)],
  });
  const script = await shrink('shared', outputFiles);
  const sheet = await sheetOf(sheets);
  const draft = script.code.replace('"@sheet@"', () => sheet);
  const id = digest(draft);
  const code = draft.replace(marks.build, id);
  return { script: { ...script, code }, id, hash: digest(code), integrity: integrityOf(code) };
}

/** The names that src/index.ts exports. */
async function doorNames(): Promise<string[]> {
  const entryPoints = ['src/index.ts'];
  const { metafile } = await build({
    ...common,
    entryPoints,
    packages: 'external',
    plugins: [styles(new Map())],
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** A widget's folder as one script, still to be told which shared.js is its own. */
async function bundleWidget(name: string, door: string[], loader: string): Promise<Widget> {
  const sheets = new Map<string, string>();
  const contents = `import Widget from './widgets/${name}'; define(Widget);`;
  const { outputFiles, metafile } = await build({
    ...common,
    stdin: { contents, resolveDir: '.', sourcefile: `${name}.js` },
    entryNames: name,
    banner: { js: `(()=>{"use strict";${loader}load("${name}",(door,define)=>{` },
    footer: { js: `},"@sheet@","@texts@","${marks.build}","${marks.hash}","${marks.integrity}")})();` },
    plugins: [styles(sheets), throughTheDoor(door)],
  });
  const own = Object.keys(metafile.inputs).filter((path) => path.startsWith(`widgets/${name}/`));
  const source = (await Promise.all(own.map((path) => readFile(path, 'utf8')))).join('\n');
  const keys = keysIn(source);
  const script = await shrink(name, outputFiles);
  const sheet = await sheetOf(sheets);
  const english = JSON.stringify(Object.fromEntries(keys.map((key) => [key, texts[key]])));
  const code = script.code.replace('"@sheet@"', () => sheet).replace('"@texts@"', () => english);
  return { ...script, code, keys };
}

/** The shared script and one for each of the widgets, which know it by hash and integrity. */
export async function bundleAll(names: string[]): Promise<{ shared: Script; widgets: Widget[] }> {
  const load = await readFile('src/host/load.ts', 'utf8');
  const { code } = await transform(load, { loader: 'ts', minifySyntax: true, target });
  const loader = code.replace(/^export /m, '');
  const door = await doorNames();
  const [shared, ...widgets] = await Promise.all([
    bundleShared(),
    ...names.map((name) => bundleWidget(name, door, loader)),
  ]);
  const link = (text: string) =>
    text
      .replace(marks.build, shared.id)
      .replace(marks.hash, shared.hash)
      .replace(marks.integrity, shared.integrity);
  return {
    shared: shared.script,
    widgets: widgets.map((widget) => ({ ...widget, code: link(widget.code) })),
  };
}
