import type { Key } from '../../i18n/translator';
import { texts } from '../translations/texts';
import { type Bundle, bundle, shrink } from './bundle';
import { type Contents, withWrapper } from './contents';
import type { Edition } from './edition';
import { nativesIn } from './natives';
import { importFromShared } from './plugins/import-from-shared';
import type { SharedScript } from './shared-script';
import { keysOf } from './widget-keys';
import { loaderEntry, type Source, widgetEntry, wrapWidget } from './wrapper';

export interface WidgetScript extends Source {
  name: string;
  /** The translation keys that it uses. */
  keys: Key[];
  inputs: Bundle['inputs'];
  contents: Contents;
}

/** Makes a widget's script, which finds or loads exactly this shared script. `exported` lists what src/index.ts exports. */
export async function buildWidgetScript(
  name: string,
  { buildId, hash, integrity }: SharedScript,
  exported: string[],
  preamble: string,
  edition: Edition,
): Promise<WidgetScript> {
  const script = `${name}.js`;
  const { inputs, contents, css, ...source } = await bundle(script, widgetEntry(name), {
    minify: !edition.development,
    plugins: [importFromShared(exported)],
  });
  const keys = await keysOf(name);
  const english = Object.fromEntries(keys.map((key) => [key, texts.en[key]]));
  const loader = await bundle(script, loaderEntry(name, css, english), {
    define: {
      BUILD_ID: JSON.stringify(buildId),
      HASH: JSON.stringify(hash),
      INTEGRITY: JSON.stringify(integrity),
    },
  });
  const natives = await nativesIn(source.code, ['shared', 'define']);
  const wrapped = wrapWidget(source, natives, loader.code);
  const textSizes = { 'src/i18n/texts.json': JSON.stringify(english).length };
  return {
    ...(await shrink(script, wrapped, preamble, edition, natives)),
    name,
    keys,
    inputs,
    contents: withWrapper({ ...contents, ...loader.contents, ...textSizes }, wrapped.code),
  };
}
