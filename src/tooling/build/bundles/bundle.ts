import { type BuildOptions, build } from 'esbuild';
import { minify } from 'terser';
import { esbuildTarget as target } from './browsers';
import type { Edition } from './edition';
import { joinSheets, type Sheets, styles } from './plugins/css-modules';
import type { Source } from './wrapper';

const common = {
  bundle: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  // A package's file for browsers is often CommonJS, so its ES module comes first.
  mainFields: ['module', 'browser', 'main'],
  sourcemap: 'external',
  metafile: true,
  outdir: 'dist',
  // Source maps name the packages by their place in the project, also where that is a link.
  preserveSymlinks: true,
  target,
  // All notices are in dist/LICENSES.txt.
  legalComments: 'none',
  logOverride: { 'import-is-undefined': 'error' },
} satisfies BuildOptions;

/** Bundles a module with the text `contents`. For esbuild it is a file in the project's folder with the name `script`. */
export async function bundle(script: string, contents: string, options: BuildOptions = {}) {
  const sheets: Sheets = new Map();
  const { outputFiles, metafile } = await build({
    minify: true,
    ...options,
    ...common,
    stdin: { contents, resolveDir: '.', sourcefile: script },
    plugins: [styles(sheets), ...(options.plugins ?? [])],
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return {
    code: text('.js'),
    map: text('.map'),
    css: joinSheets(sheets),
    /** The exports of the entry. */
    exports: Object.values(metafile.outputs).flatMap((output) => output.exports),
    metafile,
  };
}

/** Minifies the output of esbuild once more, with terser. `natives` keep their names, because that is smaller with brotli. */
export async function shrink(
  script: string,
  { code, map }: Source,
  { preamble, edition, natives }: { preamble: string; edition: Edition; natives: string[] },
): Promise<Source> {
  if (edition.development) return { code: `${code}\n//# sourceMappingURL=${script}.map`, map };
  const result = await minify(code, {
    ecma: 2020,
    // All scripts are 0.7 kB of brotli smaller than with one pass and the usual options: commas and copies of functions compress worse.
    compress: { passes: 3, keep_fargs: false, pure_getters: true, sequences: false, inline: 1 },
    mangle: { reserved: natives },
    // Browsers compile a function in parentheses at once, so they do not read it twice.
    format: { ascii_only: true, preamble, wrap_func_args: true },
    sourceMap: { content: map, url: `${script}.map`, filename: script },
  });
  return { code: result.code ?? '', map: String(result.map) };
}
