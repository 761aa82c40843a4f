import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

/** The codes that were sent to a number, in the lines of a log. Browsers read the line after it: see "origin-bound one-time codes" of the WICG. */
export const codesIn = (lines: string[], phone: string): string[] =>
  lines
    .filter((line) => line.includes(`SMS to +${phone}: `))
    .flatMap((line) => line.match(/(?<=: )\d{6}$/) ?? []);

/** The last of them, as soon as it is there. */
export const codeIn = (lines: () => string[], phone: string): Promise<string> =>
  vi.waitUntil(() => codesIn(lines(), phone).at(-1), { interval: 5, timeout: 20_000 });

/** Starts a site in its own process. It prints `Now listening on: <address>` when it is ready for requests. */
export async function serve(
  command: string,
  args: string[],
  { cwd, env = process.env, log = [] }: { cwd: string; env?: NodeJS.ProcessEnv; log?: string[] },
) {
  // ASP.NET stores files, for example the keys of its cookies, in the home folder. This is a temporary one.
  const home = mkdtempSync(join(tmpdir(), 'site-'));
  const host = spawn(command, args, {
    cwd,
    env: { ...env, HOME: home, TMPDIR: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => host.kill();
  process.once('exit', kill);
  const exited = once(host, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(host.stdout).on('line', (line) => {
      log.push(line);
      const [, address] = line.match(/Now listening on: (\S+)/) ?? [];
      if (address) resolve(address);
    });
    exited.catch(reject);
    // When it has exited, its last lines may not be read yet.
    once(host, 'close').then(
      () => reject(new Error(`the site in ${cwd} did not start\n${log.join('\n')}`)),
      reject,
    );
  });
  return {
    url,
    log,
    /** Waits until the site's log has a line with this text. Returns the number of such lines. */
    async logged(words: string): Promise<number> {
      const lines = () => log.filter((line) => line.includes(words));
      await vi.waitUntil(() => lines().length, { timeout: 60_000 });
      return lines().length;
    },
    codes: (phone: string) => codesIn(log, phone),
    codeFor: (phone: string) => codeIn(() => log, phone),
    async close(signal: NodeJS.Signals = 'SIGTERM') {
      host.kill(signal);
      await exited;
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
