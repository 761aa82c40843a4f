import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { acknowledge } from '../../browser/engines/acknowledge';

const nobody = '/socket/1/999999/WebPage';
let server: WebSocketServer;
let page: WebSocket;
let socket: WebSocket;

/** Resolves with the next connection to a path. */
const connection = (path: string) =>
  new Promise<WebSocket>((resolve) =>
    server.on('connection', (each, request) => request.url === path && resolve(each)),
  );

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = '/socket/1/7/WebPage';
  const connected = connection(path);
  socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  [page] = await Promise.all([connected, once(socket, 'open')]);
});

afterEach(() => {
  for (const each of [socket, ...server.clients]) each.terminate();
  server.close();
});

test('a confirmation is followed by a pong and by a message to a page that does not exist', async () => {
  const other = connection(nobody);
  acknowledge(socket);
  const confirm = () => page.send('{"result":{},"id":1}');
  // The first one may come before the second connection is open.
  page.on('pong', confirm);
  confirm();
  const [[message]] = await Promise.all([once(await other, 'message'), once(page, 'pong')]);
  expect(String(message)).toBe('{}');
  page.off('pong', confirm);
});

test('when WebKit closes the second connection it is opened again, until the first one is closed', async () => {
  const first = connection(nobody);
  acknowledge(socket);
  const again = first.then((each) => {
    const next = connection(nobody);
    each.close();
    return next;
  });
  const left = once(await again, 'close');
  socket.close();
  await left;
});
