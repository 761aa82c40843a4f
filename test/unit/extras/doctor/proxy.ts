import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getter } from '../../../../src/extras/doctor/web/get';

/** An answer of a site. A test changes it, as a fault of a server, a proxy or a page would. */
export interface Changeable {
  path: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export type Change = (answer: Changeable) => void;

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function compressed(text: string, encoding: unknown): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  if (encoding === 'br') return brotliCompressSync(bytes, fast);
  return encoding === 'gzip' ? gzipSync(bytes) : bytes;
}

/** A proxy in front of a site. It changes answers, and lists the requests. A text of an answer is in Latin 1, so no byte is lost. */
export async function startProxy(site: string) {
  const get = getter('');
  let change: Change = () => {};
  let added: Record<string, string> = {};
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers: asked } = request;
    requests.push(`${method} ${url}`);
    const posted = Buffer.concat(await request.toArray()).toString();
    const passed = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, `${value}`]));
    const { status, headers, cookies, body } = await get(
      new URL(url, site),
      { ...passed, ...added },
      method === 'POST' ? posted : undefined,
    );
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers;
    const answer: Changeable = {
      path: url.replace(/\?.*/, ''),
      status,
      headers: { ...rest, 'set-cookie': [...cookies] },
      text: body.toString('latin1'),
    };
    change(answer);
    const sent = Object.entries(answer.headers).flatMap(([name, value = []]) =>
      value.length ? [[name, value]] : [],
    );
    response
      .writeHead(answer.status, Object.fromEntries(sent))
      .end(compressed(answer.text, answer.headers['content-encoding']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Changes all answers from now on, and adds these headers to the requests. */
    changeBy(next: Change, headers: Record<string, string> = {}) {
      change = next;
      added = headers;
    },
    close: () => server.close(),
  };
}
