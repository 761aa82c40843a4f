import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs, browserPath } from '../browser/browser-path.mjs';

/** @typedef {(method: string, params?: object, sessionId?: string) => Promise<any>} Send */

/**
 * Starts a browser and connects to the pipe of its DevTools protocol. Playwright is not used here, because it enables
 * the domain `Runtime`, and React then starts at half its speed.
 */
export async function startBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'ev-bench-'));
  const path = await browserPath();
  // The packaged browser is a headless shell, and has no such flag.
  const headless = path.startsWith(tmpdir()) ? [] : ['--headless=new'];
  const own = ['--enable-precise-memory-info', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const child = spawn(path, [...browserArgs(path), ...headless, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [input, output] = /** @type {[import('node:stream').Writable, import('node:stream').Readable]} */ (
    child.stdio.slice(3)
  );

  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const asked = new Map();
  let last = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (chunk) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const question = asked.get(id);
      asked.delete(id);
      if (error) question?.reject(new Error(error.message));
      else question?.resolve(result);
    }
  });

  /** @type {Send} */
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      asked.set(++last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  return {
    send,
    async close() {
      const exited = once(child, 'exit');
      await send('Browser.close').catch(() => child.kill());
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startBrowser>>} Browser */
