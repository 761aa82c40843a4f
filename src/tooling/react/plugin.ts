import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { OnLoadOptions, Plugin, PluginBuild } from 'esbuild';
import { guarded } from '../bundles/plugins/guarded-packages.ts';
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
export const trimmedReact = (needs?: Needs, skippedCuts?: string[]): Plugin => ({
  name: 'trimmed React',
  setup(build) {
    const cuts = cutsFor(needs);
    build.onResolve({ filter: modules }, ({ path, importer, namespace }) =>
      namespace === 'allowed' || /[\\/]node_modules[\\/]/.test(importer)
        ? { path: productionFile(path) }
        : { path, namespace: 'allowed', sideEffects: false },
    );
    const load = (options: OnLoadOptions, contents: (source: string, path: string) => string) =>
      build.onLoad(options, async ({ path, namespace }) => {
        try {
          const source = await readFile(namespace === 'allowed' ? productionFile(path) : path, 'utf8');
          return { contents: contents(source, path), resolveDir: '.' };
        } catch (error) {
          // esbuild would print the stack of an error that is thrown, which hides the message.
          const text = `React has changed: ${(error as Error).message}. See "Follow a new version of React" in src/tooling/react/README.md, or build with --whole-react`;
          return { errors: [{ text }] };
        }
      });
    load({ filter: /[\\/]cjs[\\/].+\.production\.js$/ }, (source, path) =>
      guarded(asModule(trim(basename(path, '.production.js'), source, cuts, skippedCuts))),
    );
    // Only these names can be imported from React.
    load({ filter: /./, namespace: 'allowed' }, (source, path) => {
      const names = exportsOf(source).filter((name) => !refusal(name, cuts));
      return `export { ${names} } from '${path}';`;
    });
    explainMissing(build, cuts);
  },
});
