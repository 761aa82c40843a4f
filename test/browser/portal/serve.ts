import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

/** A site in a process of its own. */
export type Served = Awaited<ReturnType<typeof serve>>;

/** Starts a site that prints `Now listening on: <address>` as soon as it takes requests. */
export async function serve(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
) {
  // What ASP.NET keeps, such as the keys of its cookies, does not go to the home of whoever runs the tests.
  const home = mkdtempSync(join(tmpdir(), 'site-'));
  const host = spawn(command, args, {
    cwd,
    env: { ...env, HOME: home, TMPDIR: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => host.kill();
  process.once('exit', kill);
  const gone = once(host, 'exit');
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(host.stdout).on('line', (line) => {
      said.push(line);
      const [, address] = line.match(/Now listening on: (\S+)/) ?? [];
      if (address) resolve(address);
    });
    gone.then(() => reject(new Error(`the site in ${cwd} did not start\n${said.join('\n')}`)), reject);
  });
  return {
    url,
    log: said,
    /** Waits until the site's log has a line with this text. Returns the number of such lines. */
    async logged(words: string): Promise<number> {
      const lines = () => said.filter((line) => line.includes(words));
      await vi.waitUntil(() => lines().length, { timeout: 60_000 });
      return lines().length;
    },
    async close() {
      kill();
      await gone;
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
