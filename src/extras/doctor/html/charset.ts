import type { Answer } from '../web/get';
import { readAttributes } from './attributes';

/** The charset that a page declares: in its byte order mark, its header or its first 1024 bytes. */
export function declaredCharset({ headers, body }: Pick<Answer, 'headers' | 'body'>): string | undefined {
  if (body.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
  const [mark] = [body.subarray(0, 2).toString('hex')];
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const charset = (text = '') => text.match(/charset\s*=\s*["']?([^\s"';]+)/i)?.[1]?.toLowerCase();
  const fromHeader = charset(headers['content-type']);
  if (fromHeader) return fromHeader;
  const head = body.subarray(0, 1024).toString('latin1');
  for (const { index } of head.matchAll(/<meta(?=[\s/])/gi)) {
    const { attributes } = readAttributes(head, index + 5) ?? {};
    const found = attributes?.get('charset')?.trim().toLowerCase() ?? charset(attributes?.get('content'));
    if (found) return found;
  }
  return undefined;
}

/** The text of a page, and whether its charset is that of its bytes. ASCII fits nearly every charset. */
export function readText(answer: Pick<Answer, 'headers' | 'body'>): {
  text: string;
  charset: string | undefined;
  fits: boolean;
} {
  const { body } = answer;
  const charset = declaredCharset(answer);
  const isAscii = body.every((byte) => byte < 0x80);
  try {
    const text = new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(body);
    return { text, charset, fits: isAscii || charset !== undefined };
  } catch (error) {
    // A RangeError: Node does not know this charset, and a browser may.
    return { text: body.toString(), charset, fits: error instanceof RangeError };
  }
}
