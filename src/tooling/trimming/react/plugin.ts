import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type Plugin, type PluginBuild, transform } from 'esbuild';
import { loadChanged } from '../change.ts';
import { cutsFor, type Needs, refusal } from './cuts.ts';
import { asModule, exportsOf } from './modules.ts';
import { trim } from './trim.ts';

/** esbuild only reports that a name is not exported. This adds the reason and what to do. */
export function explainMissing(build: PluginBuild, cuts = cutsFor()): void {
  build.onEnd(({ errors }) => ({
    errors: errors.flatMap(({ text, location }) => {
      const [, name = ''] = text.match(/import "(\w+)"/i) ?? [];
      const reason = refusal(name, cuts);
      return reason ? { text: reason, location } : [];
    }),
  }));
}

/** React has its own store, so it replaces the package for versions without one. */
const modules =
  /^(?:(?:react|react-dom)(?:\/(?:client|jsx-runtime))?|scheduler|use-sync-external-store\/shim.*)$/;

/** The file with the production code of a module. */
function productionFile(module: string): string {
  const name = module.replace(/^use-.+/, 'react');
  return resolve(`node_modules/${name.split('/')[0]}/cjs/${name.replace('/', '-')}.production.js`);
}

/** React with only the parts that needs.ts lists. */
export const trimmedReact = (needs?: Needs): Plugin => ({
  name: 'trimmed React',
  setup(build) {
    const cuts = cutsFor(needs);
    build.onResolve({ filter: modules }, ({ path, importer, namespace }) =>
      namespace === 'allowed' || /[\\/]node_modules[\\/]/.test(importer)
        ? { path: productionFile(path) }
        : { path, namespace: 'allowed', sideEffects: false },
    );
    loadChanged(build, {
      name: 'React',
      filter: /[\\/]cjs[\\/].+\.production\.js$/,
      contents: (source, path) => asModule(trim(basename(path, '.production.js'), source, cuts)),
    });
    // Only these names can be imported from React.
    const allowed = (source: string, path: string) => {
      const names = exportsOf(source).filter((name) => !refusal(name, cuts));
      return `export { ${names} } from '${path}';`;
    };
    loadChanged(build, {
      name: 'React',
      filter: /./,
      namespace: 'allowed',
      contents: allowed,
      fileOf: productionFile,
    });
    // From TypeScript, esbuild drops an export that is missing without a message, because it may be a type.
    build.onLoad({ filter: /[\\/]src[\\/]index\.ts$/ }, async ({ path }) => {
      const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', tsconfigRaw });
      return { contents: code, loader: 'js' };
    });
    explainMissing(build, cuts);
  },
});
