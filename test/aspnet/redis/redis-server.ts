import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Whether this machine has a Redis server. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis server that keeps nothing on the disk. */
export async function startRedis() {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await new Promise((closed) => listener.close(closed));
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.includes('Ready to accept connections')) continue;
    server.stdout.resume();
    return {
      address: `127.0.0.1:${port}`,
      ask: (...command: string[]) => `${spawnSync('redis-cli', ['-p', `${port}`, ...command]).stdout}`.trim(),
      async stop() {
        server.kill('SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('Redis has ended');
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;
