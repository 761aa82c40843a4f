import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, browserPath } from '../browser/browser-path.mjs';

/** @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send */

/**
 * Starts a browser and connects to the pipe of its DevTools protocol. Playwright is not used here, because it enables
 * the domain `Runtime`, and React then starts at half its speed.
 */
export async function startBrowser() {
  const path = await browserPath();
  const profile = join(tmpdir(), 'ev-portal-bench', 'profile');
  const args = [...browserArgs(path), '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(path, ['--headless=new', ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = /** @type {any} */ (child.stdio);

  /** The answers of the protocol, by id, and its events, by method. */
  const events = new EventEmitter();
  let last = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, params, ...answer } = JSON.parse(message);
      events.emit(method ?? String(id), params ?? answer);
    }
  });

  /** @type {Send} */
  async function send(method, params = {}, sessionId) {
    const id = ++last;
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const [{ result, error }] = await once(events, String(id), { signal: AbortSignal.timeout(300_000) });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async function close() {
    // The browser may exit before it answers.
    send('Browser.close');
    await once(child, 'exit');
  }
  return { send, close };
}

/** @typedef {Awaited<ReturnType<typeof startBrowser>>} Browser */
