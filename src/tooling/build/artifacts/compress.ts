import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A text in two encodings, by the ending of the file. */
export type Compressed = Record<'br' | 'gz', Buffer>;

async function compress(text: string): Promise<Compressed> {
  return { br: await promisify(brotliCompress)(text), gz: await promisify(gzip)(text, { level: 9 }) };
}

/** Compresses files, by their path. */
export async function compressAll(files: Record<string, string>): Promise<Record<string, Compressed>> {
  const pairs = Object.entries(files).map(async ([name, text]) => [name, await compress(text)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The compressed files that ship. */
export function compressedFiles(compressed: Record<string, Compressed>): Record<string, Buffer> {
  const loaded = Object.entries(compressed).filter(([name]) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    loaded.flatMap(([name, { br, gz }]) => [
      [`${name}.br`, br],
      [`${name}.gz`, gz],
    ]),
  );
}
