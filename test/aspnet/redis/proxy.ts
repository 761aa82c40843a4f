import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A plain proxy: each call goes to the next server of the list. If that one is gone, it goes to the one after it. A visitor at
 * 127.1.2.3 of this machine is one at 46.1.2.3 for the site: an address of a local network has no limit of SMS.
 */
export async function balance(servers: { url: string }[]) {
  let turn = 0;
  const proxy = createServer(async (call, answer) => {
    const body = Buffer.concat(await call.toArray());
    const address = call.socket.remoteAddress?.replace(/^.*127\./, '46.');
    const options = { method: call.method, headers: { ...call.headers, 'x-forwarded-for': address } };
    const forward = (others: number) => {
      const url = `${servers[turn++ % servers.length]?.url}${call.url}`;
      const sent = request(url, { ...options, agent: false }, (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && others) forward(others - 1);
        else answer.writeHead(502).end(`${error}`);
      });
      sent.end(body);
    };
    forward(servers.length - 1);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close() };
}
