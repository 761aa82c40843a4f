import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Whether this machine has a Redis server. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await new Promise((closed) => listener.close(closed));
  return port;
}

/** Starts a Redis server that keeps nothing on the disk. */
export async function startRedis() {
  const port = await freePort();
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.includes('Ready to accept connections')) continue;
    server.stdout.resume();
    return {
      address: `127.0.0.1:${port}`,
      async stop() {
        server.kill('SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('Redis has ended');
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;
