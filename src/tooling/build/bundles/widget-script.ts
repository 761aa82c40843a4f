import { texts } from '../../from-facts/translations/texts';
import { bundle, shrink } from './bundle';
import type { Edition } from './edition';
import { nativesIn } from './natives';
import { importFromShared } from './plugins/import-from-shared';
import type { SharedScript } from './shared-script';
import { keysOf } from './widget-keys';
import { loaderEntry, widgetEntry, wrapWidget } from './wrapper';

/** Makes a widget's script, which finds or loads exactly this shared script. `exported` lists what src/shared/index.ts exports. */
export async function buildWidgetScript(
  name: string,
  { buildId, hash, integrity }: SharedScript,
  { exported, preamble, edition }: { exported: string[]; preamble: string; edition: Edition },
) {
  const script = `${name}.js`;
  const { metafile, css, ...source } = await bundle(script, widgetEntry(name), {
    minify: !edition.development,
    plugins: [importFromShared(exported)],
  });
  const keys = keysOf(name);
  const english = Object.fromEntries(keys.map((key) => [key, texts.en[key]]));
  const loader = await bundle(script, loaderEntry(name, css, english), {
    define: {
      BUILD_ID: JSON.stringify(buildId),
      HASH: JSON.stringify(hash),
      INTEGRITY: JSON.stringify(integrity),
    },
  });
  const natives = await nativesIn(source.code, ['shared', 'define'], edition);
  const wrapped = wrapWidget(source, natives, loader.code);
  const { code, map } = await shrink(script, wrapped, { preamble, edition, natives });
  return { name, code, map, keys, metafiles: [metafile, loader.metafile] };
}
