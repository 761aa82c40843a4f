import { readFile } from 'node:fs/promises';
import { type Key, texts } from '../../i18n/texts';
import { bundle, shrink } from './bundle';
import { importFromDoor } from './door';
import type { Edition } from './edition';
import { keysIn } from './keys';
import type { Shared } from './shared';
import { loaderEntry, type Source, widgetEntry, wrapWidget } from './wrapper';

export interface Widget extends Source {
  name: string;
  /** The translation keys that it uses. */
  keys: Key[];
  inputs: string[];
}

/** Makes a widget's script, which finds or loads exactly this shared script. `door` lists what src/index.ts exports. */
export async function buildWidget(
  name: string,
  { build, hash, integrity }: Shared,
  door: string[],
  preamble: string,
  edition: Edition,
): Promise<Widget> {
  const script = `${name}.js`;
  const { inputs, css, ...source } = await bundle(script, widgetEntry(name), {
    minify: !edition.development,
    plugins: [importFromDoor(door)],
  });
  const own = inputs.filter((path) => path.startsWith(`widgets/${name}/`));
  const keys = keysIn((await Promise.all(own.map((path) => readFile(path, 'utf8')))).join('\n'));
  const english = Object.fromEntries(keys.map((key) => [key, texts.en[key]]));
  const loader = await bundle(script, loaderEntry({ name, css, texts: english, build, hash, integrity }));
  return {
    ...(await shrink(script, wrapWidget(source, loader.code), preamble, edition)),
    name,
    keys,
    inputs,
  };
}
