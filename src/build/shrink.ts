import type { OutputFile } from 'esbuild';
import { minify } from 'terser';
import { reactInternals } from './react/internals';

export interface Script {
  name: string;
  code: string;
  map: string;
}

const properties = { regex: new RegExp(`^(${reactInternals.join('|')})$`), builtins: true };

/** What esbuild minified, once more by terser, whose names are the shorter ones. */
export async function shrink(name: string, outputs: OutputFile[]): Promise<Script> {
  const file = (ending: string) => outputs.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const { code = '', map } = await minify(file('.js'), {
    ecma: 2020,
    compress: false,
    mangle: { properties },
    // Both have a function compiled at once, the first one in Chromium, which then does it off the main thread: what is
    // compiled when it is first called has been read twice.
    format: { ascii_only: true, preamble: '//# allFunctionsCalledOnLoad', wrap_func_args: true },
    sourceMap: { content: file('.map'), url: `${name}.js.map`, filename: `${name}.js` },
  });
  return { name, code, map: String(map) };
}
