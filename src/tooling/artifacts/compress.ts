import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const { BROTLI_MODE_FONT, BROTLI_MODE_GENERIC, BROTLI_PARAM_MODE } = constants;

/**
 * The best result that brotli gives. Which of two modes is better depends on the file: for most of our scripts it is the
 * one for fonts, which counts distances in another way.
 */
export function brotli(text: string): Buffer {
  const [generic, font] = [BROTLI_MODE_GENERIC, BROTLI_MODE_FONT].map((mode) =>
    brotliCompressSync(text, { params: { [BROTLI_PARAM_MODE]: mode } }),
  ) as [Buffer, Buffer];
  return font.length < generic.length ? font : generic;
}

export const gzip = (text: string): Buffer => gzipSync(text, { level: 9 });
