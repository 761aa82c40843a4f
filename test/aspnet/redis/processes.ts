import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { env } from '../dotnet';

/** Starts a program, and waits for a line of its output. Returns what the pattern finds in it. */
async function start(program: string, args: string[], ready: RegExp): Promise<[ChildProcess, string]> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const found = ready.exec(line);
    if (!found) continue;
    child.stdout.resume();
    return [child, found[1] ?? ''];
  }
  throw new Error(`${program} has ended:\n${lines.join('\n')}`);
}

/** Starts a Redis server that keeps nothing on the disk. Returns it with its address. */
export async function startRedis(): Promise<[ChildProcess, string]> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  await new Promise((closed) => listener.close(closed));
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const [redis] = await start('redis-server', options, /Ready to accept connections/);
  return [redis, `127.0.0.1:${port}`];
}

/** Starts a process of a site with settings. Returns it with its address. */
export function startSite(dll: string, settings: Record<string, string>): Promise<[ChildProcess, string]> {
  const all = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  return start('dotnet', [dll, '--urls', 'http://127.0.0.1:0', ...all], /Now listening on: (\S+)/);
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}
