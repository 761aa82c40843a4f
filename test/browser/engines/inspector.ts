import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Page, webkit } from 'playwright-core';
import { WebSocket } from 'ws';
import { acknowledge } from './acknowledge';
import { awaiting } from './awaiting';

/**
 * A free port below 32768, where the ports begin that Linux chooses itself. WebKit asks for such a port before it opens
 * this one, and could get the same.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const socket = createServer().listen(port, '127.0.0.1');
  try {
    await once(socket, 'listening');
  } catch {
    return freePort();
  }
  await new Promise((closed) => socket.close(closed));
  return port;
}

/** Waits until the browser's inspector lists the page, and returns the path of the page's socket. */
async function socketPath(port: number): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const list = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.text(),
      () => '',
    );
    const path = list.match(/\/socket\/[^'"]+/)?.[0];
    if (path) return path;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`No inspector of WebKit answers on port ${port}.`);
}

/** Connects Playwright to the page of a WebKit browser that was started with WEBKIT_INSPECTOR_HTTP_SERVER. */
export async function connect(port: number): Promise<Page> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${await socketPath(port)}`);
  await once(socket, 'open');
  acknowledge(socket);
  const browser = await webkit.connectOverCDP(awaiting(socket), { timeout: 60_000 });
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('Playwright finds no page in WebKit.');
  return page;
}
