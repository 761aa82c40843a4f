/** A file cannot be used. The message is for the person who maintains the file. */
export class Unreadable extends Error {}

const byteOrderMarks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const hex = (byte = 0) => `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`;

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, as Visual Studio sometimes saves it. .NET believes what an
 * XML file says about its encoding, and refuses the file.
 */
export function decode(bytes: Uint8Array): string {
  const [, encoding = 'utf-8'] =
    byteOrderMarks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte)) ?? [];
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8')
      throw new Unreadable(
        `has the byte order mark of ${encoding.toUpperCase()}, but is not ${encoding.toUpperCase()}: save it again`,
      );
    const clean = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    const at = clean.findIndex((byte, i) => byte !== bytes[i]);
    throw new Unreadable(`is not UTF-8: byte ${hex(bytes[at])} at offset ${at}. Save it as UTF-8`);
  }
  const [, declared] = text.match(/^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"']*)/) ?? [];
  // In XML `utf-16` has no order of bytes: the mark has it.
  if (declared && ![encoding, encoding.slice(0, 6)].includes(declared.toLowerCase()))
    throw new Unreadable(`says that its encoding is ${declared}, but it is ${encoding.toUpperCase()}`);
  return text;
}
