import { trimmedReact } from '../react/plugin';
import { bundle, shrink } from './bundle';
import { type Contents, withWrapper } from './contents';
import { digest, integrityOf } from './digest';
import type { Edition } from './edition';
import { withoutFieldTexts } from './plugins/field-texts';
import { replaceBind } from './plugins/replace-bind';
import { type Source, sharedEntry, wrapShared } from './wrapper';

export interface SharedScript extends Source {
  /** The id of this build. A widget runs only with the shared code that has the same id. */
  buildId: string;
  hash: string;
  integrity: string;
  inputs: string[];
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
      WIDGETS: JSON.stringify(widgets),
    },
    minify: !edition.development,
    plugins: [...react, replaceBind, withoutFieldTexts],
  });
  const buildId = digest(source.code + css);
  const wrapped = wrapShared(source, css, buildId);
  const script = await shrink('shared.js', wrapped, preamble, edition);
  return {
    ...script,
    buildId,
    inputs,
    contents: withWrapper(contents, wrapped.code),
    hash: digest(script.code),
    integrity: integrityOf(script.code),
  };
}
