import { digest, integrityOf } from '../bundles/digest';
import type { Compressed } from './compress';
import { inlineHash } from './inline-script';

const describe = (content: string | Buffer, compressed?: Compressed) => ({
  bytes: Buffer.byteLength(content),
  gzip: compressed?.gz.length,
  brotli: compressed?.br.length,
  hash: digest(content),
  integrity: integrityOf(content),
});

/**
 * The data of manifest.json: the version, the files with their sizes and hashes, the hash of the inline script, and the
 * translation keys of each widget.
 * `compressed` has the compressed form of each text.
 */
export function manifestOf(
  version: string,
  files: Record<string, string | Buffer>,
  compressed: Record<string, Compressed>,
  widgets: { name: string; keys: string[] }[],
) {
  const described = Object.entries(files).map(
    ([name, content]) => [name, describe(content, compressed[name])] as const,
  );
  return {
    version,
    files: Object.fromEntries(described),
    inlineScript: { hash: inlineHash },
    widgets: Object.fromEntries(widgets.map(({ name, keys }) => [name, { translations: keys }])),
  };
}
