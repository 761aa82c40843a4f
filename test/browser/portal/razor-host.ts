import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Server } from './portal';

/** The Razor site's folder, and what its build makes of it. */
export const razor = {
  folder: fileURLToPath(new URL('../../razor', import.meta.url)),
  built: fileURLToPath(
    new URL(
      '../../../node_modules/.cache/ev-portal-widgets/razor/bin/Portal/debug/Portal.dll',
      import.meta.url,
    ),
  ),
};

const env = {
  ...process.env,
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_NOLOGO: '1',
};

/** The .NET SDK's version, or undefined where there is none that builds the site. */
export function sdkVersion(): string | undefined {
  try {
    const version = execFileSync('dotnet', ['--version'], { env, encoding: 'utf8' }).trim();
    return Number.parseInt(version, 10) >= 10 ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Builds a site; no server of the SDK's stays behind. */
export async function build(folder: string): Promise<void> {
  const options = ['build', '--verbosity', 'quiet', '--disable-build-servers'];
  await promisify(execFile)('dotnet', options, { cwd: folder, env }).catch(({ stdout }) => {
    throw new Error(`${folder} does not build\n${stdout}`);
  });
}

/** Starts a built site on a free port of this machine. */
export async function start({ folder, built }: typeof razor, ...settings: string[]): Promise<Server> {
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
    async close() {
      kill();
      await gone;
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
