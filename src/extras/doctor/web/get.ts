import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Answer {
  /** The requested address. */
  address: URL;
  status: number;
  /** By the name in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The values of `Set-Cookie`. */
  cookies: readonly string[];
  /** The number of bytes that were sent. */
  sent: number;
  /** The bytes after decompression. */
  body: Buffer;
}

/** Sends a GET, or a POST if there is a body. Follows no redirect. Rejects without an answer. */
export type Get = (address: URL, headers: Record<string, string>, body?: string) => Promise<Answer>;

/** The widgets wait as long. An SMS service may be slow. */
const limits = { milliseconds: 15_000, bytes: 8_000_000 };

const decoders: Record<string, typeof gunzipSync | undefined> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

const tooLong = () => new Error('the answer is too long');

/** Bytes that cannot be decompressed stay as they are: then they differ from every `integrity`. */
function decoded(bytes: Buffer, encoding = ''): Buffer {
  try {
    return decoders[encoding.trim().toLowerCase()]?.(bytes, { maxOutputLength: limits.bytes }) ?? bytes;
  } catch (error) {
    // A few bytes can become gigabytes.
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLong();
    return bytes;
  }
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    length += chunk.length;
    if (length > limits.bytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Sends requests by Node's own modules, because `fetch` decompresses answers, follows redirects and chooses its own
 * `Accept-Encoding`.
 */
export const getter =
  (userAgent: string): Get =>
  (address, headers, posted) =>
    new Promise((resolve, reject) => {
      const request = address.protocol === 'https:' ? overHttps : overHttp;
      const options = {
        method: posted === undefined ? 'GET' : 'POST',
        headers: { 'User-Agent': userAgent, Accept: '*/*', ...headers },
        signal: AbortSignal.timeout(limits.milliseconds),
        agent: false as const,
      };
      const answered = async (message: IncomingMessage) => {
        const { 'set-cookie': cookies = [], ...single } = message.headers;
        const raw = await read(message);
        const body = decoded(raw, single['content-encoding']);
        const all = single as Record<string, string | undefined>;
        resolve({
          address,
          status: message.statusCode ?? 0,
          headers: all,
          cookies,
          sent: raw.length,
          body,
        });
      };
      request(address, options, (message) => answered(message).catch(reject))
        .on('error', reject)
        .end(posted);
    });
