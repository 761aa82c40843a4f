import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { Window } from 'happy-dom';
import { onTestFinished } from 'vitest';
import { importFromShared, sharedExportNames } from '../../../../src/tooling/bundles/import-from-shared';
import { keptReact, type ReactEdition } from '../../../../src/tooling/react/plugin';

const exported = await sharedExportNames();
const footer = resolve('widgets/footer/Trial.tsx');

/** Bundles a script as the build does, with `source` instead of a file. */
export async function bundle(
  entry: string,
  source: string,
  plugins: Plugin[],
  edition: ReactEdition,
): Promise<string> {
  const mode = edition === 'development' ? 'development' : 'production';
  const trial: Plugin = {
    name: 'trial',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(entry|\.\/Trial)$/ }, ({ path }) => ({
        path: path === 'entry' ? resolve('entry.tsx') : footer,
      }));
      onLoad({ filter: /[\\/]entry\.tsx$/ }, () => ({
        contents: entry,
        loader: 'tsx',
        resolveDir: resolve('.'),
      }));
      onLoad({ filter: /[\\/]Trial\.tsx$/ }, () => ({ contents: source, loader: 'tsx' }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: ['entry'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    mainFields: ['module', 'browser', 'main'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [trial, ...plugins],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const shared = (edition: ReactEdition) =>
  bundle(
    `import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    import * as react from 'react';
    import { jsx, jsxs } from 'react/jsx-runtime';
    Object.assign(globalThis, { shared: { ...react, jsx, jsxs }, draw(Trial, place, onUncaughtError) {
      flushSync(() => createRoot(place, { onUncaughtError }).render(jsx(Trial, {})));
    } });`,
    '',
    [keptReact(edition)],
    edition,
  );

const scripts = {
  shipped: await shared('shipped'),
  strict: await shared('strict'),
  development: await shared('development'),
};

/** Builds and runs a widget's component. Returns its HTML, or the error of the build or of the page. */
export async function attempt(source: string, edition: ReactEdition): Promise<string> {
  const entry = "import { Trial } from './Trial'; globalThis.Trial = Trial;";
  const script = await bundle(entry, source, [importFromShared(exported)], edition).catch(String);
  if (script.startsWith('Error')) return script;
  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  onTestFinished(() => window.happyDOM.close());
  // React's development build marks its work for profilers (since 19.2). The console of happy-dom throws there.
  window.console.timeStamp = () => {};
  window.eval(scripts[edition as 'strict']);
  window.eval(script);
  const { draw, Trial, document } = window as never as {
    draw(component: unknown, place: unknown, failed: (error: unknown) => void): void;
    Trial: unknown;
    document: Document;
  };
  const place = document.createElement('div');
  let failure = '';
  draw(Trial, place, (error) => {
    failure = String(error);
  });
  return failure || place.innerHTML;
}
