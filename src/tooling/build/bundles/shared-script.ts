import { trimming } from '../../trimming';
import { bundle, shrink } from './bundle';
import { digest, integrityOf } from './digest';
import type { Edition } from './edition';
import { nativesIn } from './natives';
import { nativeEntry, sharedEntry, wrapShared } from './wrapper';

/** ky asks `globalThis` for these, where a page may have replaced them. Under their own names, they come from src/shared/guard/native.ts. */
const globalsOfKy = ['AbortController', 'FormData', 'Headers', 'ReadableStream', 'Request', 'Response'];

export type SharedScript = Awaited<ReturnType<typeof buildSharedScript>>;

/** Makes dist/shared.js: React and src/, with the stylesheets of src/shared/ui. */
export async function buildSharedScript(
  widgets: string[],
  exported: string[],
  preamble: string,
  edition: Edition,
) {
  const isWhole = edition.whole || edition.development;
  const trimmed = isWhole ? undefined : trimming();
  const { metafile, css, ...source } = await bundle('shared.js', sharedEntry(exported), {
    conditions: ['browser'],
    define: {
      'process.env.NODE_ENV': edition.development ? '"development"' : '"production"',
      ...Object.fromEntries(globalsOfKy.map((name) => [`globalThis.${name}`, name])),
      ...trimmed?.define,
      WIDGETS: JSON.stringify(widgets),
    },
    minify: !edition.development,
    plugins: trimmed?.plugins,
  });
  const natives = await nativesIn(source.code, ['SHEET', 'BUILD_ID', 'getNative'], edition);
  const native = await bundle('shared.js', nativeEntry, { minify: !edition.development });
  // A widget runs only with the shared code that has the same id.
  const buildId = digest(source.code + css + native.code);
  const wrapped = wrapShared(source, { natives, getNative: native.code, css, buildId });
  const script = await shrink('shared.js', wrapped, { preamble, edition, natives });
  return {
    ...script,
    buildId,
    metafiles: [metafile, native.metafile],
    hash: digest(script.code),
    integrity: integrityOf(script.code),
  };
}
