import { trimmedReact } from '../react/plugin';
import { type Bundle, bundle, shrink } from './bundle';
import { type Contents, withWrapper } from './contents';
import { digest, integrityOf } from './digest';
import type { Edition } from './edition';
import { nativesIn } from './natives';
import { withoutFieldTexts } from './plugins/field-texts';
import { guardedPackages } from './plugins/guarded-packages';
import { trimmedKy } from './plugins/trimmed-ky';
import { nativeEntry, type Source, sharedEntry, wrapShared } from './wrapper';

export interface SharedScript extends Source {
  /** The id of this build. A widget runs only with the shared code that has the same id. */
  buildId: string;
  hash: string;
  integrity: string;
  inputs: Bundle['inputs'];
  contents: Contents;
}

/** Makes dist/shared.js: React and src/, with the stylesheets of src/ui. */
export async function buildSharedScript(
  widgets: string[],
  exported: string[],
  preamble: string,
  edition: Edition,
): Promise<SharedScript> {
  const isWhole = edition.wholeReact || edition.development;
  const react = isWhole ? [] : [trimmedReact(undefined, edition.skippedCuts)];
  const { inputs, contents, css, ...source } = await bundle('shared.js', sharedEntry(exported), {
    conditions: ['browser'],
    define: {
      'process.env.NODE_ENV': edition.development ? '"development"' : '"production"',
      // Only Node has these two. A page could have a variable with such a name.
      process: 'undefined',
      setImmediate: 'undefined',
      // An element with this id would count as the tool of a developer.
      'window.__PREACT_SIGNALS_DEVTOOLS__': 'undefined',
      WIDGETS: JSON.stringify(widgets),
    },
    minify: !edition.development,
    plugins: [...react, guardedPackages, withoutFieldTexts, trimmedKy],
  });
  const natives = await nativesIn(source.code, ['SHEET', 'BUILD_ID', 'getNative']);
  const native = await bundle('shared.js', nativeEntry, { minify: !edition.development });
  const buildId = digest(source.code + css + native.code);
  const wrapped = wrapShared(source, natives, native.code, css, buildId);
  const script = await shrink('shared.js', wrapped, preamble, edition, natives);
  return {
    ...script,
    buildId,
    inputs,
    contents: withWrapper({ ...contents, ...native.contents }, wrapped.code),
    hash: digest(script.code),
    integrity: integrityOf(script.code),
  };
}
