import { digest, integrityOf } from '../bundles/digest';
import type { Widget } from '../bundles/widget';
import { brotli, gzip } from './compress';

const describe = (text: string) => ({
  bytes: Buffer.byteLength(text),
  gzip: gzip(text).length,
  brotli: brotli(text).length,
  hash: digest(text),
  integrity: integrityOf(text),
});

/** The data of manifest.json: the version, the files with their sizes and hashes, and the translation keys of each widget. */
export function manifestOf(version: string, files: Record<string, string>, widgets: Widget[]) {
  const described = Object.entries(files).map(([name, text]) => [name, describe(text)] as const);
  return {
    version,
    files: Object.fromEntries(described),
    widgets: Object.fromEntries(widgets.map(({ name, keys }) => [name, { translations: keys }])),
  };
}

export const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
