import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { built, env } from '../../dotnet';

/** The Razor site's folder, and what its build makes of it. */
export const razor = {
  folder: fileURLToPath(new URL('../../razor', import.meta.url)),
  built: join(built, 'razor/bin/Portal/debug/Portal.dll'),
};

/** Starts a built site on a free port of this machine. */
export async function startHost({ folder, built }: typeof razor, ...settings: string[]) {
  // Where ASP.NET keeps the keys of its cookies and tokens: not in the home of whoever runs the tests.
  const home = mkdtempSync(join(tmpdir(), 'razor-'));
  const host = spawn('dotnet', [built, '--urls', 'http://127.0.0.1:0', ...settings], {
    cwd: folder,
    env: { ...env, HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
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
    gone.then(() => reject(new Error(`the site in ${folder} did not start\n${said.join('\n')}`)));
  });
  return {
    url,
    log: said,
    /** In how many lines of the site's log these words stand, once there is one. */
    async logged(words: string): Promise<number> {
      const lines = () => said.filter((line) => line.includes(words));
      await vi.waitUntil(() => lines().length, { timeout: 10_000 });
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
