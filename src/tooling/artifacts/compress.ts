import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text in two encodings, by the ending of the file. */
export interface Compressed {
  br: Buffer;
  gz: Buffer;
}

const { BROTLI_MODE_FONT, BROTLI_MODE_GENERIC, BROTLI_PARAM_MODE } = constants;

/**
 * The smaller result of two modes of brotli, at its highest quality. For most of our scripts that is the mode for fonts, which
 * counts distances in another way.
 */
async function brotli(text: string): Promise<Buffer> {
  const inMode = (mode: number) => promisify(brotliCompress)(text, { params: { [BROTLI_PARAM_MODE]: mode } });
  const [generic, font] = await Promise.all([inMode(BROTLI_MODE_GENERIC), inMode(BROTLI_MODE_FONT)]);
  return font.length < generic.length ? font : generic;
}

async function compress(text: string): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(text), promisify(gzip)(text, { level: 9 })]);
  return { br, gz };
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
