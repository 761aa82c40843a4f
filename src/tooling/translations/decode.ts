/** A file cannot be used. The message is for the person who maintains the file. */
export class Unreadable extends Error {}

const byteOrderMarks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const hex = (byte = 0) => `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`;

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as Visual Studio sometimes saves it. */
export function decode(bytes: Uint8Array): string {
  const [, encoding = 'utf-8'] =
    byteOrderMarks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8')
      throw new Unreadable(
        `has the byte order mark of ${encoding.toUpperCase()}, but is not ${encoding.toUpperCase()}: save it again`,
      );
    const clean = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    const at = clean.findIndex((byte, i) => byte !== bytes[i]);
    throw new Unreadable(`is not UTF-8: byte ${hex(bytes[at])} at offset ${at}. Save it as UTF-8`);
  }
}
